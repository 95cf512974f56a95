import { withTexts } from '../i18n/loadTexts.ts';
import { reloadForNewVersion } from '../page/reloadForNewVersion.ts';

/**
 * Imports a lazily loaded module with its messages. Without a network it waits until there is one
 * again.
 * @throws the browser's error if the import fails while online
 */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await withTexts(load);
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return importWithRetry(load);
  }
}

/**
 * Imports a module that the user asked for. If a new version of the portal has removed the file,
 * reloads the page from that version. Do not use it after a request was sent, since a reload loses
 * the outcome.
 * @throws the browser's error if the import fails while online and there is no newer version
 */
export const importOrReload = <Part>(load: () => Promise<Part>): Promise<Part> =>
  importWithRetry(load).catch(reloadForNewVersion);
