type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A `fetch` that hears when the studio has taken back for whom the account may act.
 * @param onRefused called with the person, for each refusal
 */
export const withFamily =
  (ask: Ask, onRefused: (id: string) => void): Ask =>
  async (url, init) => {
    const answer = await ask(url, init);
    const person = new Headers(init.headers).get('X-Acting-For');
    if (answer.status !== 403 || person === null) return answer;
    if ((await answer.clone().text()).includes('family.error.notyours')) onRefused(person);
    return answer;
  };
