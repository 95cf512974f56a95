/** Waits for a promise, or until the caller aborts. */
export async function waitOrAbort(
  wait: Promise<unknown>,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  if (!signal) return void (await wait);
  if (signal.aborted) return;
  // A signal may outlive thousands of calls, so its listener goes when the wait is over.
  const over = new AbortController();
  const aborted = new Promise((resolve) =>
    signal.addEventListener('abort', resolve, { signal: over.signal }),
  );
  await Promise.race([wait, aborted]).finally(() => over.abort());
}
