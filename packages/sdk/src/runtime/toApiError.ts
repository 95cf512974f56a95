import type { ErrorBody } from '../generated/model/errorBody.ts';
import type { ErrorItem } from '../generated/model/errorItem.ts';
import { ApiError } from './apiError.ts';
import { parseJson } from './parseJson.ts';

/**
 * Converts an error response according to the error catalogue (spec 2.8).
 * @param text the response body
 */
export function toApiError(response: Response, text: string, operationId: string): ApiError {
  const { status, statusText, headers } = response;
  const parsed = parseJson(text);
  const json = parsed === Object(parsed) ? (parsed as ErrorBody) : undefined;
  const items: ErrorItem[] = json ? [json].flat() : [];
  const { errorCode, errorMessage, traceId }: Partial<ErrorItem> = items[0] ?? {};
  // OAuth's code for wrong credentials has its message under a different key.
  const code = errorCode === 'invalid_grant' ? 'authentication.error.badcredentials' : errorCode;
  const texts: Readonly<Record<string, string>> = {
    502: 'Info: 502 Bad Gateway',
    413: statusText ? `Info: ${statusText}` : '413 error',
    getUserInfo403: 'User is not logged in',
    login401: 'nox.mobile.wrong.credentials',
  };
  const prescribed = texts[status] ?? texts[operationId + status];
  const readableText =
    prescribed ||
    (errorMessage ? (status < 500 ? 'Info: ' : '') + errorMessage : code) ||
    // HTML is neither a readable message nor a code.
    (json || /^\s*</.test(text) ? '' : text);
  return new ApiError({
    status,
    body: json ?? text,
    items,
    operationId,
    headers,
    message:
      (readableText || `${operationId}: ${status}`) +
      (traceId && !prescribed ? ` (Trace id: ${traceId})` : ''),
    errorCode: code || readableText || 'authentication.error.unknown',
  });
}
