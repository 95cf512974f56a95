import { isArray, isObject, type Json, type Schema } from './description.ts';
import { branchFor, fieldOf } from './schema.ts';

/**
 * What the SDK hands to an application for an answer: the same, but days and instants as `Date`
 * (specification 2, section 3); a day is midnight UTC.
 */
export function asReceived(schema: Schema, value: Json): unknown {
  const branch = branchFor(schema, value, 'answer');
  if (isArray(value)) return value.map((item) => asReceived(branch.items ?? {}, item));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        asReceived(fieldOf(branch, name), inner),
      ]),
    );
  }
  const isTime = branch.format === 'date' || branch.format === 'date-time';
  return isTime && typeof value === 'string' ? new Date(value) : value;
}
