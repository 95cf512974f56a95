import type { OperationId } from '@studio-portal/sdk/types';
import { describedResponse, isArray, isObject, jsonOf, type Json } from './description.ts';

/** Returns the error code of an error's body. */
export function errorCodeOf(example: Json): string | undefined {
  const first = isArray(example) ? example[0] : example;
  const code = first !== undefined && isObject(first) ? first['errorCode'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The error codes that an operation declares for a status; none for a success. */
export const errorCodesOf = (id: OperationId, status: number): string[] =>
  status < 400
    ? []
    : [...(jsonOf(describedResponse(id, status))?.examples.values() ?? [])].flatMap(
        (example) => errorCodeOf(example) ?? [],
      );
