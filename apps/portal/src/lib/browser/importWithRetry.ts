import { withTexts } from '../i18n/loadTexts.ts';
import { reloadForNewVersion } from '../page/reloadForNewVersion.ts';
import { waitForServer } from './connection.ts';

/** Attempts after the network is back, and milliseconds between them. */
const attempts = 3;
const pause = 1000;

/**
 * Imports a lazily loaded module with its messages. Without a network it waits until there is one
 * again; requests can still fail shortly after the browser has reported it.
 * @param retries attempts left if this one fails while online
 * @throws the browser's error if the import fails while online
 */
export async function importWithRetry<Part>(
  load: () => Promise<Part>,
  retries = navigator.onLine ? 0 : attempts,
): Promise<Part> {
  try {
    return await withTexts(load);
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return importWithRetry(load, attempts);
    }
    if (retries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return importWithRetry(load, retries - 1);
  }
}

/**
 * Imports a module that the user asked for. Waits for a server that cannot be reached; if a new
 * version of the portal has removed the file, reloads the page from that version. Do not use it
 * after a request was sent, since a reload loses the outcome.
 * @throws the browser's error if the server answers without the file and has no newer version
 */
export const importOrReload = <Part>(load: () => Promise<Part>): Promise<Part> =>
  importWithRetry(load).catch(async (error: unknown) =>
    (await waitForServer()) ? importOrReload(load) : reloadForNewVersion(error),
  );
