import type { ApiError } from './apiError.ts';

/** What a call throws that has no answer to show: which call it was stands in `operationId`. */
class CallError extends Error {
  declare readonly operationId: string;

  constructor(operationId: string, message: string, options?: ErrorOptions) {
    super(`${operationId}: ${message}`, options);
    this.operationId = operationId;
  }
}

/** No whole answer came: offline, refused, or cut off, also halfway. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError';
  readonly status = 0;
  readonly errorCode = 'network.error.unreachable';
}

/** The last attempt took longer than `timeout`. */
export class TimeoutError extends CallError {
  override readonly name = 'TimeoutError';
  readonly status = 0;
  readonly errorCode = 'network.error.timeout';
}

/** The caller ended the call; `cause` is the reason that its signal was given. */
export class AbortError extends CallError {
  override readonly name = 'AbortError';
  readonly status = 0;
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
    super(answer.operationId, `undeclared answer: ${answer.status} ${answer.message}`);
    this.answer = answer;
  }
}
