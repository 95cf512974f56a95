import { acting } from './acting.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A `fetch` that hears when the studio has taken back for whom the account may act.
 * @param onRefused called once for each refusal of the person whom this tab acts for
 */
export const withFamily =
  (ask: Ask, onRefused: () => void): Ask =>
  async (url, init) => {
    const answer = await ask(url, init);
    const person = new Headers(init.headers).get('X-Acting-For');
    if (answer.status !== 403 || person === null) return answer;
    const isRefused = (await answer.clone().text()).includes('family.error.notyours');
    if (isRefused && acting()?.id === person) onRefused();
    return answer;
  };
