import { ApiError } from '@studio-portal/sdk';

/** Says on the console that a code was not accepted, and why; neither code nor address (specification 2, section 8). */
export const logVerification = (error: unknown): void =>
  console.info(
    'Verification failed:',
    error instanceof ApiError ? error.errorCode : 'there was no answer',
  );
