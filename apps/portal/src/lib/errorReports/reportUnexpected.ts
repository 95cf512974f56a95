import { AbortError, ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';
import { reportError } from './reportError.ts';

/**
 * Reports an error unless it is declared in the API description, a network failure, a timeout, or
 * an aborted call.
 */
export function reportUnexpected(error: unknown): void {
  const isForeseen =
    error instanceof ApiError ||
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof AbortError;
  if (!isForeseen) reportError(error, 'answer');
}
