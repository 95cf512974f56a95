/** Time limit per request in milliseconds. */
const timeout = 20_000;

const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/**
 * Checks that the backend and its states endpoint respond, to report one clear error instead of the
 * same failure for every interaction.
 * @throws Error if one of them does not respond
 */
export async function preflight(baseUrl: string, statesUrl: string): Promise<void> {
  await fetch(baseUrl, { signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
    throw new Error(
      `No response from ${baseUrl} (${reason(error)}). Start the backend, or set another address with --base-url.`,
    );
  });
  const response = await fetch(statesUrl, {
    method: 'POST',
    signal: AbortSignal.timeout(timeout),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state: 'a clean sandbox', params: {} }),
  }).catch((error: unknown) => {
    throw new Error(
      `No response from ${statesUrl} (${reason(error)}). Set the address of the states endpoint with --states-url.`,
    );
  });
  if (!response.ok)
    throw new Error(
      `The states endpoint ${statesUrl} returned ${response.status} for "a clean sandbox": ${(await response.text()).slice(0, 300)}\nIt must accept POST {action, state, params} for every state of --list-states. See the README of the kit.`,
    );
}
