/**
 * The address of the worker (vite.worker.config.ts): at the root, since a worker controls only
 * paths below its own.
 */
const worker = '/worker.js';

/** Registers the worker and resolves once it is active. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(worker);
  return serviceWorker.ready;
}
