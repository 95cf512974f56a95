import type { ErrorBody } from '../generated/model/errorBody.ts';
import type { ErrorItem } from '../generated/model/errorItem.ts';
import { retryAfter } from './retryAfter.ts';
import { traceIdOf } from './traceId.ts';

/** What an answer said that was no success, before it is an error. */
export interface Refusal<Status extends number = number, Code extends string = string> {
  status: Status;
  message: string;
  body: ErrorBody | string;
  items: readonly ErrorItem[];
  errorCode: Code;
  operationId: string;
  headers: Headers;
}

/**
 * The backend answered with a status from 400. Message and code follow the error catalogue (specification 2, section 8):
 * the message is errorMessage, else errorCode; below status 500 an errorMessage is prefixed "Info: "; a trace id is appended.
 */
export class ApiError<Status extends number = number, Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  declare readonly status: Status;
  /** What came back: parsed JSON, else the text. */
  declare readonly body: ErrorBody | string;
  /** The faults, also when the body holds just one; empty when the body is not JSON. */
  declare readonly items: readonly ErrorItem[];
  /** Code of the first fault, else the message that came with it, else `authentication.error.unknown`. */
  declare readonly errorCode: Code;
  declare readonly operationId: string;
  declare readonly headers: Headers;
  /** From the body, else from the header X-Trace-Id. */
  declare readonly traceId: string | undefined;
  /** Seconds to wait before the next try, where the answer names them (Retry-After). */
  declare readonly retryAfter: number | undefined;

  constructor(refusal: Refusal<Status, Code>) {
    super(refusal.message);
    Object.assign(this, refusal, {
      traceId: refusal.items[0]?.traceId ?? traceIdOf(refusal),
      retryAfter: retryAfter(refusal.headers),
    });
  }

  /** Whether this is the fault `code`; narrows the type. */
  is<C extends Code>(code: C): this is ApiError<Status, C> {
    return (this.errorCode as string) === code;
  }
}
