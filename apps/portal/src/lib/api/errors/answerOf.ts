import { ApiError, UndeclaredError } from '@studio-portal/sdk';

/** What the backend answered, where it did, whether the description knows of that status or not. */
export const answerOf = (error: unknown): ApiError | undefined => {
  if (error instanceof UndeclaredError) return error.answer;
  return error instanceof ApiError ? error : undefined;
};
