import type { OperationErrorCodes } from '../generated/errorCodes.ts';
import type { ApiError } from './apiError.ts';
import type {
  AbortError,
  AnswerError,
  NetworkError,
  TimeoutError,
  UndeclaredError,
} from './callErrors.ts';

type ByStatus<Codes> = {
  [Status in keyof Codes & number]: Codes[Status] extends string
    ? ApiError<Status, Codes[Status]>
    : never;
}[keyof Codes & number];

/**
 * All that a call of this operation throws: an ApiError for each status that the description declares, with the error codes of
 * that status; an answer with another status (`'undeclared'`); an answer that is not what the description says (`'invalid'`);
 * no answer at all (status 0). A `switch` over `error.status` narrows the rest.
 */
export type OperationError<Operation extends keyof OperationErrorCodes> =
  | ByStatus<OperationErrorCodes[Operation]>
  | UndeclaredError
  | AnswerError
  | NetworkError
  | TimeoutError
  | AbortError;
