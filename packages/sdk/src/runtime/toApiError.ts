import type { ErrorBody } from '../generated/model/errorBody.ts';
import type { ErrorItem } from '../generated/model/errorItem.ts';
import { ApiError } from './apiError.ts';
import { parseJson } from './parseJson.ts';

/** Reads an answer that is no success as the error catalogue says (specification 2, section 8); `text` is its body. */
export function toApiError(response: Response, text: string, operationId: string): ApiError {
  const { status, statusText, headers } = response;
  const parsed = parseJson(text);
  const json = parsed === Object(parsed) ? (parsed as ErrorBody) : undefined;
  const items: ErrorItem[] = json ? [json].flat() : [];
  const { errorCode, errorMessage, traceId }: Partial<ErrorItem> = items[0] ?? {};
  // OAuth's word for wrong credentials is translated under another key.
  const code = errorCode === 'invalid_grant' ? 'authentication.error.badcredentials' : errorCode;
  const texts: Readonly<Record<string, string>> = {
    502: 'Info: 502 Bad Gateway',
    413: statusText ? `Info: ${statusText}` : '413 error',
    getUserInfo403: 'User is not logged in',
    login401: 'nox.mobile.wrong.credentials',
  };
  const prescribed = texts[status] ?? texts[operationId + status];
  const told =
    prescribed ||
    (errorMessage ? (status < 500 ? 'Info: ' : '') + errorMessage : code) ||
    // A page of markup is nothing to show, nor a code.
    (json || /^\s*</.test(text) ? '' : text);
  return new ApiError({
    status,
    body: json ?? text,
    items,
    operationId,
    headers,
    message:
      (told || `${operationId}: ${status}`) +
      (traceId && !prescribed ? ` (Trace id: ${traceId})` : ''),
    errorCode: code || told || 'authentication.error.unknown',
  });
}
