import type { ErrorBody } from '../generated/model/errorBody.ts';
import type { ErrorItem } from '../generated/model/errorItem.ts';

/**
 * The backend answered with a status from 400. Message and code follow the error catalogue (specification 2, section 8):
 * the message is errorMessage, else errorCode; below status 500 an errorMessage is prefixed "Info: "; a trace id is appended.
 */
export class ApiError<Status extends number = number, Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  readonly status: Status;
  /** What came back: parsed JSON, else the text. */
  readonly body: ErrorBody | string;
  /** The faults, also when the body holds just one; empty when the body is not JSON. */
  readonly items: readonly ErrorItem[];
  /** Code of the first fault, else the message, else `authentication.error.unknown`. */
  readonly errorCode: Code;
  readonly traceId: string | undefined;
  readonly operationId: string;

  constructor(answer: {
    status: Status;
    message: string;
    body: ErrorBody | string;
    items: readonly ErrorItem[];
    errorCode: Code;
    operationId: string;
  }) {
    super(answer.message);
    this.status = answer.status;
    this.body = answer.body;
    this.items = answer.items;
    this.errorCode = answer.errorCode;
    this.traceId = answer.items[0]?.traceId;
    this.operationId = answer.operationId;
  }

  /** Whether this is the fault `code`; narrows the type. */
  is<C extends Code>(code: C): this is ApiError<Status, C> {
    return (this.errorCode as string) === code;
  }
}

/** No answer came: offline, refused, or cut off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly status = 0;
  readonly errorCode = 'network.error.unreachable';
}

/** The last attempt took longer than `timeout`. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly status = 0;
  readonly errorCode = 'network.error.timeout';
}

/** An answer is not what the description says; thrown only with `validate: 'throw'`. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}
