/** Waits for `wait`, but no longer than the caller does. */
export const until = (
  wait: Promise<unknown>,
  signal: AbortSignal | null | undefined,
): Promise<unknown> | undefined =>
  signal?.aborted
    ? undefined
    : Promise.race([wait, new Promise((resolve) => signal?.addEventListener('abort', resolve))]);
