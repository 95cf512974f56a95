import type { Sdk } from './config.ts';

/** Runs `ready` once for all calls. One that fails lets the calls go on that waited for it, and the next call runs it again. */
export const whenReady = (sdk: Sdk): Promise<unknown> =>
  (sdk.waiting ??= (async () => sdk.ready?.())().catch(() => (sdk.waiting = undefined)));
