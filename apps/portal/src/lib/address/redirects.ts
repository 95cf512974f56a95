import { setting } from '../browser/setting.ts';

/** Redirects of the last moments, so that two pages that send the reader to each other are noticed. */
let recent: { from: string; to: string; at: number }[] = [];

const timeSpan = 10_000;
const tolerated = 3;

/**
 * Notes a redirect of a guard and answers whether it comes back to itself: the same one for the third time within ten seconds
 * (a session that ends as soon as it begins does that). The reader then gets a page with ways out (specification 1, section 2.6).
 * @param at milliseconds of any steady clock
 */
export function circles(from: string, to: string, at: number = performance.now()): boolean {
  recent = [...recent.filter((one) => at - one.at < timeSpan), { from, to, at }];
  return recent.filter((one) => one.from === from && one.to === to).length > tolerated - 1;
}

/** Begins anew: the reader has chosen a way out. */
export const forgetRedirects = (): void => {
  recent = [];
};

/** Where a route leads whose feature is switched off: an address of the operator, else the start page. */
export function fallbackAddress(): string {
  const told = setting('fallback-address');
  return /^https?:\/\//.test(told) ? told : '/';
}
