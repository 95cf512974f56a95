/** Waits for a promise, or until the caller aborts. */
export const waitOrAbort = (
  wait: Promise<unknown>,
  signal: AbortSignal | null | undefined,
): Promise<unknown> | undefined =>
  signal?.aborted
    ? undefined
    : Promise.race([wait, new Promise((resolve) => signal?.addEventListener('abort', resolve))]);
