import type { ErrorBody } from '../generated/model/errorBody.ts';
import type { ErrorItem } from '../generated/model/errorItem.ts';
import { ApiError } from './errors.ts';

const parse = (text: string): ErrorBody | undefined => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
};

/** Reads an answer from status 400 as the error catalogue says (specification 2, section 8). */
export async function toApiError(response: Response, operationId: string): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text();
  const json = parse(text);
  const items: ErrorItem[] = json ? [json].flat() : [];
  const first = items[0];
  return new ApiError({ status, body: json ?? text, items, operationId, ...describe() });

  function describe(): { message: string; errorCode: string } {
    const code = first?.errorCode;
    if (status === 502)
      return { message: 'Info: 502 Bad Gateway', errorCode: code ?? 'maintenance' };
    if (status === 403 && operationId === 'getUserInfo')
      return {
        message: 'User is not logged in',
        errorCode: code ?? 'authentication.error.notloggedin',
      };
    if (status === 401 && operationId === 'login')
      return {
        message: 'nox.mobile.wrong.credentials',
        errorCode: badCredentials(code) ?? 'authentication.error.badcredentials',
      };
    if (status === 413)
      return {
        message: statusText ? `Info: ${statusText}` : '413 error',
        errorCode: code ?? 'request.error.toolarge',
      };
    const message = first?.errorMessage
      ? (status < 500 ? 'Info: ' : '') + first.errorMessage
      : (badCredentials(code) ?? text);
    const errorCode = badCredentials(code) ?? (message || 'authentication.error.unknown');
    return {
      message: first?.traceId ? `${message} (Trace id: ${first.traceId})` : message,
      errorCode,
    };
  }
}

/** OAuth's word for wrong credentials is translated under another key. */
const badCredentials = (code: string | undefined) =>
  code === 'invalid_grant' ? 'authentication.error.badcredentials' : code;
