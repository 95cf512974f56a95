/** Finds parts of a schema and the values of a body at their places. */
import { type Description, isObject, resolveSchema, toArray, toObject } from './operations.ts';

/** Names from the body to a value within it, with `*` for each item of a list. */
export type SchemaPath = string[];

/** Lists the results of `pick` for a schema and all schemas within it, outer ones first. */
export function findInSchema<Found>(
  description: Description,
  schema: unknown,
  pick: (resolved: Record<string, unknown>) => Found | null,
  path: SchemaPath = [],
  outer: readonly unknown[] = [],
): { path: SchemaPath; found: Found }[] {
  const resolved = resolveSchema(description, schema);
  // A recursive schema has no end.
  if (outer.includes(resolved)) return [];
  const found = pick(resolved);
  const { items, properties, allOf, anyOf, oneOf } = resolved;
  const find = (part: unknown, ...step: string[]) =>
    findInSchema(description, part, pick, [...path, ...step], [...outer, resolved]);
  return [
    ...(found === null ? [] : [{ path, found }]),
    ...(items === undefined ? [] : find(items, '*')),
    ...Object.entries(toObject(properties ?? {})).flatMap(([name, part]) => find(part, name)),
    ...[allOf, anyOf, oneOf].flatMap((parts) => toArray(parts).flatMap((part) => find(part))),
  ];
}

/** Returns the values at a path; none where a value on the way is missing or of another type. */
export function selectValues(value: unknown, [step, ...rest]: Readonly<SchemaPath>): unknown[] {
  if (step === undefined) return [value];
  if (step === '*')
    return Array.isArray(value) ? value.flatMap((item) => selectValues(item, rest)) : [];
  return isObject(value) ? selectValues(value[step], rest) : [];
}
