import { toApiError } from '../../../lib/api/errors/toApiError.ts';

/**
 * Logs a rejected code with its error code, but neither the code nor the address (spec 2, section
 * 8).
 */
export const logVerification = (error: unknown): void =>
  console.info('Verification failed:', toApiError(error)?.errorCode ?? 'there was no answer');
