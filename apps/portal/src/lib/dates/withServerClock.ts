import { correctClock } from './dates.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Wraps `fetch` to correct the device's clock by the Date header of the first answer of a visit, and of the first
 * one after the page was hidden, since the clock may have been set meanwhile. Answers that a cache may have kept
 * have the time at which it stored them.
 */
export function withServerClock(ask: Fetch): Fetch {
  let isKnown = false;
  document.addEventListener('visibilitychange', () => (isKnown = false));
  return async (url, init) => {
    const start = performance.now();
    const answer = await ask(url, init);
    const date = answer.headers.get('Date');
    const isFresh = /no-store|no-cache/.test(answer.headers.get('Cache-Control') ?? '');
    if (!isKnown && isFresh && date !== null) {
      isKnown = true;
      correctClock(date, performance.now() - start);
    }
    return answer;
  };
}
