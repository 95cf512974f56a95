/** Setup and errors of the SDK; calls and hooks are in `@studio-portal/sdk/api/<tag>`. */
export {
  configureSdk,
  createSdk,
  type RequestContext,
  type Sdk,
  type SdkConfig,
  type Validate,
} from './runtime/config.ts';
export type { OutgoingRequest } from './runtime/outgoingRequest.ts';
export type { CallOptions } from './runtime/call.ts';
export type { FetchInit, UploadProgress } from './runtime/transferTime.ts';
export { ApiError } from './runtime/apiError.ts';
export {
  AbortError,
  AnswerError,
  NetworkError,
  TimeoutError,
  UndeclaredError,
} from './runtime/callErrors.ts';
export { paginate } from './runtime/paginate.ts';
export type { OperationError } from './runtime/operationError.ts';
export { queryKeyOf } from './runtime/scope.ts';
