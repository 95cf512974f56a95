import type { OperationId } from '@studio-portal/sdk/types';
import { describedResponse, isArray, isObject, jsonContent, type Json } from './description.ts';

/** Returns the error code of an error body. */
export function readErrorCode(example: Json): string | undefined {
  const first = isArray(example) ? example[0] : example;
  const code = first !== undefined && isObject(first) ? first['errorCode'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Returns the error codes that an operation declares for a status; empty for success statuses. */
export const declaredErrorCodes = (id: OperationId, status: number): string[] =>
  status < 400
    ? []
    : [...(jsonContent(describedResponse(id, status))?.examples.values() ?? [])].flatMap(
        (example) => readErrorCode(example) ?? [],
      );
