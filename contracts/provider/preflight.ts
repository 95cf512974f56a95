/** How long a sign of life may take, in milliseconds. */
const limit = 20_000;

const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/**
 * Asks the backend and its states endpoint for a sign of life, so that one clear line is said
 * instead of the same failure for every interaction.
 * @throws Error in words
 */
export async function preflight(baseUrl: string, statesUrl: string): Promise<void> {
  await fetch(baseUrl, { signal: AbortSignal.timeout(limit) }).catch((error: unknown) => {
    throw new Error(
      `Nothing answers at ${baseUrl} (${reason(error)}): start the backend, or name another address with --base-url.`,
    );
  });
  const response = await fetch(statesUrl, {
    method: 'POST',
    signal: AbortSignal.timeout(limit),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state: 'a clean sandbox', params: {} }),
  }).catch((error: unknown) => {
    throw new Error(`Nothing answers at ${statesUrl} (${reason(error)}): see --states-url.`);
  });
  if (!response.ok)
    throw new Error(
      `The states endpoint ${statesUrl} answered ${response.status} for "a clean sandbox": ${(await response.text()).slice(0, 300)}\nIt must take POST {action, state, params} for every state of --list-states; see the README of the kit.`,
    );
}
