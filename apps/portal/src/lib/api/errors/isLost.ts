import { ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';
import { answerOf } from './answerOf.ts';

/** Whether nobody knows if what was sent arrived: no answer came, or one of something in between. */
export const isLost = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && error.status >= 500);

/** Whether the same was sent before with other details, and arrived: the key of the request stands for what was done then. */
export const isSentBefore = (error: unknown): boolean =>
  answerOf(error)?.errorCode === 'request.error.idempotencykeyreused';
