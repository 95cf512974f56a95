import { AbortError, ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';
import { reportError } from './reportError.ts';

/** What the description knows, no network, or a call that was given up is nothing that an operator need hear of; any other answer is. */
export function reportUnexpected(error: unknown): void {
  const isForeseen =
    error instanceof ApiError ||
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof AbortError;
  if (!isForeseen) reportError(error, 'answer');
}
