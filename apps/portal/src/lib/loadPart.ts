import { loadFromNewVersion } from './page/loadFromNewVersion.ts';

/**
 * Loads a part of the portal that has a file of its own. When that fails without a network, it is loaded once the network is back;
 * whoever waits for it shows its fallback meanwhile.
 * @throws what the browser says when it fails with a network
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadPart(load);
  }
}

/**
 * The same for a part that the reader has asked for: one that a new version of the portal has taken away comes from that, with the page
 * loaded anew. Not for what comes after something was sent, since nobody could tell any more whether it was.
 * @throws what the browser says when it fails with a network, and there is no other version
 */
export const loadAsked = <Part>(load: () => Promise<Part>): Promise<Part> =>
  loadPart(load).catch(loadFromNewVersion);
