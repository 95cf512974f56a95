/**
 * Caches the server's page of a studio without content: brand, policy and files. One frame serves
 * all pages of the studio. The style nonce matches its policy, so both are stored together.
 */

const cacheName = 'frames';

/** Marks a cached frame, so that the portal knows it started offline. */
const mark = '<meta name="without-network" content="true">';

/** Returns the cache key of a page's frame; null for pages outside a studio, which have none. */
export function frameAddress(path: string): string | null {
  const [, area, studio] = path.split('/');
  return area === 'studio' && studio ? `/studio/${studio}` : null;
}

/** Returns the cached frame of a page's studio, if any. */
export async function cachedFrame(path: string): Promise<Response | undefined> {
  const address = frameAddress(path);
  if (address === null) return undefined;
  const cache = await caches.open(cacheName);
  return cache.match(address, { ignoreVary: true });
}

/**
 * Fetches a page and caches it as the frame of its studio.
 * @param path of a page that the server does not render, since rendered pages contain data
 * @throws without a network
 */
export async function cacheFrame(path: string): Promise<void> {
  const address = frameAddress(path);
  if (address === null) return;
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  // Do not cache missing pages or server errors.
  if (!answer.ok || answer.redirected) return;
  const html = (await answer.text()).replace('<head>', `<head>${mark}`);
  const headers = new Headers(answer.headers);
  // They describe the received bytes, not the text.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(html, { headers }));
}
