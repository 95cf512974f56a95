/// <reference lib="webworker" />
/**
 * What opens without a network: the frame of a studio, the files of pages that were open, pictures. It holds nothing of a version itself:
 * a page is asked for anew with every visit, and the names of files hold a hash of what is in them. So a new version of the portal needs no
 * new worker, and nothing has to be loaded anew while somebody types. Answers of the API are not kept here, but by the portal
 * (app/offline/keptAnswers.ts), which knows whose they are. Own build: vite.worker.config.ts. Decision: decisions/006-without-a-network.md
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isKeepRequest } from './keepRequest.ts';
import { frameOf, keepFrame, keptFrame } from './frames.ts';
import { openNotice, showNotice } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;

/** Entries of a cache that has more lose the oldest; all of them go before the browser runs out of room. */
const atMost = (maxEntries: number) => [
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

/** How long the network has to answer a page before its kept frame is shown, in seconds: a bar of reception in a basement is none. */
const patience = 3;

/** How the files of this origin are answered, by how their addresses begin. */
const manners = {
  '/assets/': new CacheFirst({ cacheName: 'assets', plugins: atMost(600) }),
  '/brands/': new StaleWhileRevalidate({ cacheName: 'pictures', plugins: atMost(100) }),
  '/translation-host/': new NetworkFirst({
    cacheName: 'texts',
    networkTimeoutSeconds: patience,
    // Their address says all: brand and language.
    matchOptions: { ignoreVary: true },
    plugins: atMost(20),
  }),
};

for (const [folder, manner] of Object.entries(manners))
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder), manner);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && frameOf(url.pathname) !== null,
  async ({ request, url }) => {
    const frame = await keptFrame(url.pathname);
    if (!frame) return fetch(request);
    const late = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(frame.clone()), patience * 1000),
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

// A page says what it consists of: its files were loaded before this worker was there.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isKeepRequest(data)) return;
  const files = Object.entries(manners).flatMap(([folder, manner]) =>
    data.files
      .filter((address) => new URL(address).pathname.startsWith(folder))
      .map((address) => Promise.all(manner.handleAll({ request: new Request(address), event }))),
  );
  event.waitUntil(Promise.allSettled([keepFrame(data.frame), ...files]));
});
