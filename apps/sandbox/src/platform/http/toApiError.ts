/** Maps any error to the API error sent to the client: our own, one of the framework's, or an unexpected one. */
import { ApiError, apiError, internalError, invalidFields } from './apiError.ts';

/** Own wording for framework errors, because Fastify's messages repeat the input. */
const frameworkErrors: ReadonlyMap<number, { code: string; message: string }> = new Map([
  [400, { code: 'request.error.malformed', message: 'The request is not well-formed' }],
  [404, { code: 'request.error.unknownpath', message: 'There is nothing here' }],
  [408, { code: 'request.error.timeout', message: 'The request took too long to arrive' }],
  [413, { code: 'request.error.toolarge', message: 'The request is too large' }],
  [414, { code: 'request.error.addresstoolong', message: 'The address is too long' }],
  [
    415,
    {
      code: 'request.error.mediatype',
      message: 'The body is of a kind or an encoding that is not known here',
    },
  ],
  [431, { code: 'request.error.headerstoolarge', message: 'The headers are too large' }],
]);

/** Framework errors that can be attributed to a field. */
const fieldErrors: ReadonlyMap<string, { field: string; message: string }> = new Map([
  [
    'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    { field: 'body', message: 'must be sent as application/json' },
  ],
  ['FST_ERR_CTP_INVALID_JSON_BODY', { field: 'body', message: 'is not well-formed JSON' }],
  ['FST_ERR_BAD_URL', { field: 'path', message: 'is not well-formed' }],
]);

/** @returns the error to send; 500 for anything the client did not cause */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = property(error, 'code');
  const fieldError = typeof code === 'string' ? fieldErrors.get(code) : undefined;
  if (fieldError) return invalidFields(fieldError);
  const status = property(error, 'statusCode');
  return typeof status === 'number' && status >= 400 && status < 500
    ? frameworkError(status)
    : internalError();
}

/** Creates the error for a request rejected before any operation runs, so no operation declares it. */
export function frameworkError(status: number): ApiError {
  const known = frameworkErrors.get(status);
  if (known) return apiError(status, known.code, known.message, { frame: true });
  return apiError(status, 'request.error.malformed', 'The request is not well-formed', {
    frame: true,
  });
}

function property(error: unknown, name: 'code' | 'statusCode'): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
