import { ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';
import { answerOf } from './answerOf.ts';

/**
 * Returns whether the outcome of a request is unknown: no response arrived, or one from an
 * intermediary.
 */
export const isLost = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && error.status >= 500);

/**
 * Returns whether an earlier request with the same idempotency key but other details was accepted.
 */
export const isSentBefore = (error: unknown): boolean =>
  answerOf(error)?.errorCode === 'request.error.idempotencykeyreused';
