import { reloadWithDrafts } from './reloadWithDrafts.ts';

/** Returns the entry script, whose name differs between versions. */
const firstFile = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/**
 * Returns whether the server has another version of the portal; false if it responds with an error.
 */
async function hasNewVersion(): Promise<boolean> {
  const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' } });
  return answer.ok && !(await answer.text()).includes(firstFile());
}

/**
 * Milliseconds after a reload during which the page does not reload again, because servers of two
 * versions may answer in turn for a while.
 */
const reloadPause = 10_000;

const isRecentReload = (): boolean =>
  performance.now() < reloadPause &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Handles a module that failed to load. If a new version of the portal has removed it, reloads the
 * page once, at its current address and with drafts.
 * @param reason why it failed to load
 * @throws `reason` in any other case
 */
export async function reloadForNewVersion(reason: unknown): Promise<never> {
  if (!navigator.onLine || isRecentReload() || !(await hasNewVersion().catch(() => false)))
    throw reason;
  reloadWithDrafts();
  // Never resolves: the page is about to be replaced.
  return new Promise(() => {});
}
