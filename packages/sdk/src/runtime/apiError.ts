import type { ErrorBody } from '../generated/model/errorBody.ts';
import type { ErrorItem } from '../generated/model/errorItem.ts';
import { retryAfter } from './retryAfter.ts';
import { readTraceId } from './traceId.ts';

/** The fields of an error response from which an ApiError is built. */
export interface ErrorResponse<Status extends number = number, Code extends string = string> {
  status: Status;
  message: string;
  body: ErrorBody | string;
  items: readonly ErrorItem[];
  errorCode: Code;
  operationId: string;
  headers: Headers;
}

/**
 * Thrown when the backend responds with a status of 400 or above. Message and code follow the error catalogue (spec
 * 2.8): the message is errorMessage, else errorCode; below status 500 an errorMessage gets the prefix "Info: "; the
 * trace id is appended.
 */
export class ApiError<Status extends number = number, Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  declare readonly status: Status;
  /** The response body: parsed JSON, else text. */
  declare readonly body: ErrorBody | string;
  /** The errors in the body, as a list even for a single one; empty when the body is not JSON. */
  declare readonly items: readonly ErrorItem[];
  /** Code of the first error, else its message, else `authentication.error.unknown`. */
  declare readonly errorCode: Code;
  declare readonly operationId: string;
  declare readonly headers: Headers;
  /** Trace id from the body, else from the X-Trace-Id header. */
  declare readonly traceId: string | undefined;
  /** Seconds to wait before retrying, if the response has a Retry-After header. */
  declare readonly retryAfter: number | undefined;

  constructor(refusal: ErrorResponse<Status, Code>) {
    super(refusal.message);
    Object.assign(this, refusal, {
      traceId: refusal.items[0]?.traceId ?? readTraceId(refusal),
      retryAfter: retryAfter(refusal.headers),
    });
  }

  /** Returns whether the error has this code; narrows the type. */
  is<C extends Code>(code: C): this is ApiError<Status, C> {
    return (this.errorCode as string) === code;
  }
}
