import type { OperationErrorCodes } from '../generated/errorCodes.ts';
import type { ApiError, NetworkError, TimeoutError } from './errors.ts';

type ByStatus<Codes> = {
  [Status in keyof Codes & number]: Codes[Status] extends string
    ? ApiError<Status, Codes[Status]>
    : never;
}[keyof Codes & number];

/**
 * What a call of this operation may throw: an ApiError for each status that the description declares, with the error codes
 * of that status, or no answer at all (status 0). A `switch` over `error.status` narrows `error.errorCode`.
 */
export type OperationError<Operation extends keyof OperationErrorCodes> =
  | ByStatus<OperationErrorCodes[Operation]>
  | NetworkError
  | TimeoutError;
