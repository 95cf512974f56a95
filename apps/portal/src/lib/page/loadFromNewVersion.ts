import { loadAnew } from './loadAnew.ts';

/** The file that everything else is loaded from; its name is another one in each version. */
const firstFile = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Whether the server has another version of the portal by now; not where it does not answer, or answers with trouble. */
async function isThereAnother(): Promise<boolean> {
  const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' } });
  return answer.ok && !(await answer.text()).includes(firstFile());
}

/** Milliseconds after a page was loaded anew in which it is not again: servers of two versions may answer in turn for a while. */
const once = 10_000;

const isJustLoadedAnew = (): boolean =>
  performance.now() < once &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * What to do where the file of a part does not come. A new version of the portal has taken it away: then the page, whose address is
 * shown already, is loaded anew, once, with what was typed.
 * @param reason why it did not come
 * @throws `reason` where that is not so
 */
export async function loadFromNewVersion(reason: unknown): Promise<never> {
  if (!navigator.onLine || isJustLoadedAnew() || !(await isThereAnother().catch(() => false)))
    throw reason;
  loadAnew();
  // Nothing of this page is shown any more.
  return new Promise(() => {});
}
