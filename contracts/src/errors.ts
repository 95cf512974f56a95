import type { OperationId } from '@studio-portal/sdk/types';
import type { JsonObject } from './description.ts';

/** The error that the SDK must throw. */
export interface ExpectedError {
  status: number;
  operationId: OperationId;
  errorCode: string | undefined;
  traceId: string | undefined;
  message: string | undefined;
  items: readonly JsonObject[];
}

/** Messages that the error catalogue prescribes regardless of the body (spec 2, section 8). */
function prescribedMessage(status: number, operationId: OperationId): string | null {
  if (status === 502) return 'Info: 502 Bad Gateway';
  if (status === 413) return 'Info: Payload Too Large';
  if (status === 403 && operationId === 'getUserInfo') return 'User is not logged in';
  if (status === 401 && operationId === 'login') return 'nox.mobile.wrong.credentials';
  return null;
}

const readText = (item: JsonObject, name: string): string | undefined => {
  const value = item[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Builds the error that the catalogue requires. Written independently of the SDK's parser, which is
 * under test.
 * @param items errors in the response body
 */
export function expectedError(
  operationId: OperationId,
  status: number,
  items: readonly [JsonObject, ...JsonObject[]],
): ExpectedError {
  const [first] = items;
  const errorMessage = readText(first, 'errorMessage');
  const traceId = readText(first, 'traceId');
  const errorCode = readText(first, 'errorCode');
  const prefixed = errorMessage && status < 500 ? `Info: ${errorMessage}` : errorMessage;
  const message = prefixed ?? errorCode;
  return {
    status,
    operationId,
    errorCode,
    traceId,
    message:
      prescribedMessage(status, operationId) ??
      (traceId ? `${message} (Trace id: ${traceId})` : message),
    items,
  };
}
