/** Limits of lists in answers, read from the description, so that no answer is longer than described. */
import { type Description, isObject, resolveSchema, toArray, toObject } from './operations.ts';

/** Path of a list within an answer, with `*` for each item of an outer list, and its maximum length. */
export type ListLimit = { path: string[]; maxItems: number };

/** Lists everything in a schema that has `maxItems`, outer lists first. */
export function findListLimits(
  description: Description,
  schema: unknown,
  path: string[] = [],
  outer: readonly unknown[] = [],
): ListLimit[] {
  const resolved = resolveSchema(description, schema);
  // A recursive schema has no end.
  if (outer.includes(resolved)) return [];
  const { maxItems, items, properties, allOf, anyOf, oneOf } = resolved;
  const find = (part: unknown, ...step: string[]) =>
    findListLimits(description, part, [...path, ...step], [...outer, resolved]);
  return [
    ...(typeof maxItems === 'number' ? [{ path, maxItems }] : []),
    ...(items === undefined ? [] : find(items, '*')),
    ...Object.entries(toObject(properties ?? {})).flatMap(([name, part]) => find(part, name)),
    ...[allOf, anyOf, oneOf].flatMap((parts) => toArray(parts).flatMap((part) => find(part))),
  ];
}

/** Removes items beyond the limits, in place. */
export function shortenLists(body: unknown, limits: readonly ListLimit[]): void {
  for (const { path, maxItems } of limits)
    for (const list of selectValues(body, path))
      if (Array.isArray(list) && list.length > maxItems) list.length = maxItems;
}

function selectValues(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '*')
    return Array.isArray(value) ? value.flatMap((item) => selectValues(item, rest)) : [];
  return isObject(value) ? selectValues(value[step], rest) : [];
}
