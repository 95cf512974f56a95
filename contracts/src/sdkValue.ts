import { isArray, isObject, type Json, type Schema } from './description.ts';
import { selectBranch, fieldSchema } from './schema.ts';

/**
 * Converts a response body to the SDK's result: days and instants become `Date` (spec 2, section
 * 3), days at midnight UTC.
 */
export function toSdkValue(schema: Schema, value: Json): unknown {
  const branch = selectBranch(schema, value, 'answer');
  if (isArray(value)) return value.map((item) => toSdkValue(branch.items ?? {}, item));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        toSdkValue(fieldSchema(branch, name), inner),
      ]),
    );
  }
  const isTime = branch.format === 'date' || branch.format === 'date-time';
  return isTime && typeof value === 'string' ? new Date(value) : value;
}
