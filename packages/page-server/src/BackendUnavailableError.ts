/**
 * The backend cannot identify the page's brand or studio: it times out, is in maintenance, or fails. The page says
 * so with status 503.
 */
export class BackendUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The backend is unavailable', { cause });
    this.name = 'BackendUnavailableError';
  }
}
