import { toApiError } from '../../../lib/api/errors/toApiError.ts';

/** Returns whether the server has refused a tokenization, so that a new one is needed. */
export const isTokenizationRefusal = (error: unknown): boolean =>
  toApiError(error)?.errorCode.startsWith('tokenization.') === true;
