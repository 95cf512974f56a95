import type { Sdk } from './config.ts';

/** Runs `ready` once for all calls. When it fails, the waiting calls proceed and the next call runs it again. */
export const waitUntilReady = (sdk: Sdk): Promise<unknown> =>
  (sdk.waiting ??= (async () => sdk.ready?.())().catch(() => (sdk.waiting = undefined)));
