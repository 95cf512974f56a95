import type { ApiError } from './apiError.ts';

/** What a call throws that has no answer to show: which call it was stands in `operationId`. */
class CallError extends Error {
  declare readonly operationId: string;
  /** What the backend calls this request in its log (X-Trace-Id), where the head of an answer came. */
  declare readonly traceId: string | undefined;

  constructor(operationId: string, message: string, traceId?: string, options?: ErrorOptions) {
    super(`${operationId}: ${message}`, options);
    Object.assign(this, { operationId, traceId });
  }
}

/** No whole answer came, for the reason that the name says. */
class NoAnswerError extends CallError {
  readonly status = 0;
}

/** No whole answer came: offline, refused, or cut off, also halfway. */
export class NetworkError extends NoAnswerError {
  override readonly name = 'NetworkError';
  readonly errorCode = 'network.error.unreachable';
}

/** The last attempt took longer than `timeout`. */
export class TimeoutError extends NoAnswerError {
  override readonly name = 'TimeoutError';
  readonly errorCode = 'network.error.timeout';
}

/** The caller ended the call; `cause` is the reason that its signal was given. */
export class AbortError extends NoAnswerError {
  override readonly name = 'AbortError';
  readonly errorCode = 'network.error.aborted';
}

/** An answer is not what the description says: no JSON where JSON is declared, or, with `validate: 'throw'`, of another shape. */
export class AnswerError extends CallError {
  override readonly name = 'AnswerError';
  readonly status = 'invalid';
  readonly errorCode = 'answer.error.invalid';
}

/** The answer has a status that the description does not declare for the call; `answer` says all that came. */
export class UndeclaredError extends CallError {
  override readonly name = 'UndeclaredError';
  readonly status = 'undeclared';
  readonly errorCode = 'answer.error.undeclared';
  declare readonly answer: ApiError;

  constructor(answer: ApiError) {
    super(
      answer.operationId,
      `undeclared answer: ${answer.status} ${answer.message}`,
      answer.traceId,
    );
    this.answer = answer;
  }
}
