/// <reference lib="webworker" />
/**
 * Serves pages offline: the frame of a studio, the files of visited pages, pictures. It contains
 * nothing version-specific: pages are fetched on every visit, and file names contain a content
 * hash. A new version of the portal therefore needs no new worker and no reload during input. API
 * responses are stored by the portal instead (app/offline/offlineResponses.ts), which knows their owner.
 * Separate build: vite.worker.config.ts. Decision: decisions/006-without-a-network.md
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isKeepRequest } from './keepRequest.ts';
import { frameAddress, cacheFrame, cachedFrame } from './frames.ts';
import { openNotice, showNotice } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Limits the entries of a cache, dropping the oldest; drops all if the browser runs out of space.
 */
const limitEntries = (maxEntries: number) => [
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

/**
 * Timeout of the network before the cached frame is shown, in seconds: weak reception in a basement
 * counts as offline.
 */
const networkTimeout = 3;

/** Caching strategies by path prefix. */
const strategies = {
  '/assets/': new CacheFirst({ cacheName: 'assets', plugins: limitEntries(600) }),
  '/brands/': new StaleWhileRevalidate({ cacheName: 'pictures', plugins: limitEntries(100) }),
  '/translation-host/': new NetworkFirst({
    cacheName: 'texts',
    networkTimeoutSeconds: networkTimeout,
    // The address identifies the response completely: brand and language.
    matchOptions: { ignoreVary: true },
    plugins: limitEntries(20),
  }),
};

for (const [folder, strategy] of Object.entries(strategies))
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder), strategy);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && frameAddress(url.pathname) !== null,
  async ({ request, url }) => {
    const frame = await cachedFrame(url.pathname);
    if (!frame) return fetch(request);
    const late = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(frame.clone()), networkTimeout * 1000),
    );
    return Promise.race([fetch(request).catch(() => frame), late]);
  },
);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data));
});

// Pages report their files, which loaded before this worker was active.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isKeepRequest(data)) return;
  const files = Object.entries(strategies).flatMap(([folder, manner]) =>
    data.files
      .filter((address) => new URL(address).pathname.startsWith(folder))
      .map((address) => Promise.all(manner.handleAll({ request: new Request(address), event }))),
  );
  // The frame is cached last, because it shows nothing without its files.
  const cached = Promise.allSettled(files).then(() => cacheFrame(data.frame));
  event.waitUntil(cached.catch(() => undefined));
});
