import { answerOf } from '../../../lib/api/errors/answerOf.ts';

/**
 * Logs a rejected code with its error code, but neither the code nor the address (spec 2, section
 * 8).
 */
export const logVerification = (error: unknown): void =>
  console.info('Verification failed:', answerOf(error)?.errorCode ?? 'there was no answer');
