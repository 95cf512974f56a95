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
 * Every error a call of this operation throws: an ApiError for each declared status with its error codes; an
 * undeclared status (`'undeclared'`); a response that does not match the API description (`'invalid'`); no complete
 * response (status 0). A `switch` over `error.status` narrows the rest.
 */
export type OperationError<Operation extends keyof OperationErrorCodes> =
  | ByStatus<OperationErrorCodes[Operation]>
  | UndeclaredError
  | AnswerError
  | NetworkError
  | TimeoutError
  | AbortError;
