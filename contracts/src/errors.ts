import type { OperationId } from '@studio-portal/sdk/types';
import type { JsonObject } from './description.ts';

/** What the SDK must throw for a refusal. */
export interface ExpectedError {
  status: number;
  operationId: OperationId;
  errorCode: string | undefined;
  traceId: string | undefined;
  message: string | undefined;
  items: readonly JsonObject[];
}

/** Texts that the error catalogue prescribes whatever the body says (specification 2, section 8). */
function prescribed(status: number, operationId: OperationId): string | null {
  if (status === 502) return 'Info: 502 Bad Gateway';
  if (status === 413) return 'Info: Payload Too Large';
  if (status === 403 && operationId === 'getUserInfo') return 'User is not logged in';
  if (status === 401 && operationId === 'login') return 'nox.mobile.wrong.credentials';
  return null;
}

const textAt = (item: JsonObject, name: string): string | undefined => {
  const value = item[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * The error that the catalogue asks for, written a second time: the SDK's own reading is what is
 * under test.
 * @param items faults of the answer, one or more
 */
export function expectedError(
  operationId: OperationId,
  status: number,
  items: readonly [JsonObject, ...JsonObject[]],
): ExpectedError {
  const [first] = items;
  const errorMessage = textAt(first, 'errorMessage');
  const traceId = textAt(first, 'traceId');
  const errorCode = textAt(first, 'errorCode');
  const prefixed = errorMessage && status < 500 ? `Info: ${errorMessage}` : errorMessage;
  const message = prefixed ?? errorCode;
  return {
    status,
    operationId,
    errorCode,
    traceId,
    message:
      prescribed(status, operationId) ?? (traceId ? `${message} (Trace id: ${traceId})` : message),
    items,
  };
}
