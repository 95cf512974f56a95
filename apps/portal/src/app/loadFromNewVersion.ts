import { loadAnew } from '../lib/page/loadAnew.ts';

/** The file that everything else is loaded from; its name is another one in each version. */
const firstFile = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Whether the server has another version of the portal by now; not where it does not answer, or answers with trouble. */
async function isThereAnother(): Promise<boolean> {
  const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' } });
  return answer.ok && !(await answer.text()).includes(firstFile());
}

/**
 * What to do where the file of a page does not come. A new version of the portal has taken it away: then the page, whose address is
 * shown already, is loaded anew with what was typed elsewhere.
 * @param reason why it did not come
 * @throws `reason` where that is not so
 */
export async function loadFromNewVersion(reason: unknown): Promise<never> {
  if (!navigator.onLine || !(await isThereAnother().catch(() => false))) throw reason;
  loadAnew();
  // Nothing of this page is shown any more.
  return new Promise(() => {});
}
