import { answerOf } from '../../../lib/api/errors/answerOf.ts';

/** Says on the console that a code was not accepted, and why; neither code nor address (specification 2, section 8). */
export const logVerification = (error: unknown): void =>
  console.info('Verification failed:', answerOf(error)?.errorCode ?? 'there was no answer');
