/** Set up the SDK and tell its errors apart; the calls and hooks are in `@studio-portal/sdk/api/<tag>`. */
export { configureSdk, type RequestContext, type SdkConfig } from './runtime/config.ts';
export { AnswerError, ApiError, NetworkError, TimeoutError } from './runtime/errors.ts';
export type { OperationError } from './runtime/operationError.ts';
