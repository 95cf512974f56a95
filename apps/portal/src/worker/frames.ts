/**
 * The page of a studio as the server made it, without anything on it: its brand, its policy, its files. One for all pages of the studio. The
 * nonce for styles in it is that of its policy, so both are kept together.
 */

const cacheName = 'frames';

/** Stands in the head of a kept frame; the portal shows by it that it began without a network. */
const mark = '<meta name="without-network" content="true">';

/** Under which address the frame of a page is kept; null where a page belongs to no studio, and none is kept. */
export function frameOf(path: string): string | null {
  const [, area, studio] = path.split('/');
  return area === 'studio' && studio ? `/studio/${studio}` : null;
}

/** The frame of a page's studio, if there is one. */
export async function keptFrame(path: string): Promise<Response | undefined> {
  const address = frameOf(path);
  if (address === null) return undefined;
  const cache = await caches.open(cacheName);
  return cache.match(address, { ignoreVary: true });
}

/**
 * Asks the server for a page anew and keeps it as the frame of its studio.
 * @param path of a page that the server does not paint: its start pages hold what they list
 * @throws when there is no network
 */
export async function keepFrame(path: string): Promise<void> {
  const address = frameOf(path);
  if (address === null) return;
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  // A page that is gone, or the words of a server in trouble, are nothing to come back to.
  if (!answer.ok || answer.redirected) return;
  const html = (await answer.text()).replace('<head>', `<head>${mark}`);
  const headers = new Headers(answer.headers);
  // Of the bytes that came, which the text is no longer.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(html, { headers }));
}
