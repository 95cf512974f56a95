import type { Runtime } from './config.ts';

/** Runs `ready` once for all calls. One that fails lets the calls go on that waited for it, and the next call runs it again. */
export const whenReady = (runtime: Runtime): Promise<unknown> =>
  (runtime.waiting ??= (async () => runtime.ready())().catch(() => (runtime.waiting = undefined)));
