import type { ApiError } from './apiError.ts';

/** Base class of errors without an error response of the backend. */
class CallError extends Error {
  declare readonly operationId: string;
  /** The request's id in the backend's log (X-Trace-Id), if response headers arrived. */
  declare readonly traceId: string | undefined;

  constructor(operationId: string, message: string, traceId?: string, options?: ErrorOptions) {
    super(`${operationId}: ${message}`, options);
    Object.assign(this, { operationId, traceId });
  }
}

/** No complete response arrived; the subclass says why. */
class NoAnswerError extends CallError {
  readonly status = 0;
}

/** No complete response arrived: offline, connection refused, or connection lost while reading. */
export class NetworkError extends NoAnswerError {
  override readonly name = 'NetworkError';
  readonly errorCode = 'network.error.unreachable';
}

/** The last attempt exceeded `timeout`. */
export class TimeoutError extends NoAnswerError {
  override readonly name = 'TimeoutError';
  readonly errorCode = 'network.error.timeout';
}

/** The caller aborted the call; `cause` is the reason of its signal. */
export class AbortError extends NoAnswerError {
  override readonly name = 'AbortError';
  readonly errorCode = 'network.error.aborted';
}

/**
 * The response does not match the API description: not JSON where JSON is declared, or, with `throwOnMismatch`,
 * not the declared shape.
 */
export class AnswerError extends CallError {
  override readonly name = 'AnswerError';
  readonly status = 'invalid';
  readonly errorCode = 'answer.error.invalid';
}

/** The API description does not declare the response's status for this operation; `answer` holds the response. */
export class UndeclaredError extends CallError {
  override readonly name = 'UndeclaredError';
  readonly status = 'undeclared';
  readonly errorCode = 'answer.error.undeclared';
  declare readonly answer: ApiError;

  constructor(answer: ApiError) {
    super(
      answer.operationId,
      `undeclared response: ${answer.status} ${answer.message}`,
      answer.traceId,
    );
    this.answer = answer;
  }
}
