import { ApiError, UndeclaredError } from '@studio-portal/sdk';

/**
 * Returns the backend's response for an error, whether or not the API description declares its
 * status; undefined if there was none.
 */
export const toApiError = (error: unknown): ApiError | undefined => {
  if (error instanceof UndeclaredError) return error.answer;
  return error instanceof ApiError ? error : undefined;
};
