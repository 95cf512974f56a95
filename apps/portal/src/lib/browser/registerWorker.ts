/** Where the worker lies (vite.worker.config.ts): at the root, since it sees only what is below it. */
const worker = '/worker.js';

/** Brings the worker to this browser, unless it is there; resolves once it is at work. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(worker);
  return serviceWorker.ready;
}
