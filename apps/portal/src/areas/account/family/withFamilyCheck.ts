type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Wraps `fetch` to detect when the studio has withdrawn permission to act for a person.
 * @param onRefused called with the person's id for each rejection
 */
export const withFamilyCheck =
  (ask: Fetch, onRefused: (id: string) => void): Fetch =>
  async (url, init) => {
    const answer = await ask(url, init);
    const person = new Headers(init.headers).get('X-Acting-For');
    if (answer.status !== 403 || person === null) return answer;
    if ((await answer.clone().text()).includes('family.error.notyours')) onRefused(person);
    return answer;
  };
