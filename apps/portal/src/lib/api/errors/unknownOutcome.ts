import { ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';
import { toApiError } from './toApiError.ts';

/**
 * Returns whether the outcome of a request is unknown: no response arrived, or one from an
 * intermediary.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && error.status >= 500);

/**
 * Returns whether an earlier request with the same idempotency key but other details was accepted.
 */
export const isIdempotencyConflict = (error: unknown): boolean =>
  toApiError(error)?.errorCode === 'request.error.idempotencykeyreused';
