import { setting } from '../browser/setting.ts';

/** Recent redirects, kept to detect loops. */
let recent: { from: string; to: string; at: number }[] = [];

const timeSpan = 10_000;
const tolerated = 3;

/**
 * Records a redirect of a guard and returns whether it loops: the same one for the third time
 * within ten seconds, as with a session that ends as soon as it starts. The page then offers ways
 * out (spec 2.6).
 * @param at milliseconds of any monotonic clock
 */
export function detectRedirectLoop(
  from: string,
  to: string,
  at: number = performance.now(),
): boolean {
  recent = [...recent.filter((one) => at - one.at < timeSpan), { from, to, at }];
  return recent.filter((one) => one.from === from && one.to === to).length > tolerated - 1;
}

/** Clears the recorded redirects once the user has chosen a way out. */
export const resetRedirects = (): void => {
  recent = [];
};

/**
 * Returns the redirect target for a switched-off feature: the operator's address, or the start page
 * if none is set.
 */
export function fallbackAddress(): string {
  const configured = setting('fallback-address');
  return /^https?:\/\//.test(configured) ? configured : '/';
}
