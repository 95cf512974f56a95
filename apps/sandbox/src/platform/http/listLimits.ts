/** Limits of lists in answers, read from the description, so that no answer is longer than described. */
import type { Description } from './operations.ts';
import { findInSchema, type SchemaPath, selectValues } from './schemaPaths.ts';

/** Path of a list within an answer and its maximum length. */
export type ListLimit = { path: SchemaPath; maxItems: number };

/** Lists everything in a schema that has `maxItems`, outer lists first. */
export const findListLimits = (description: Description, schema: unknown): ListLimit[] =>
  findInSchema(description, schema, ({ maxItems }) =>
    typeof maxItems === 'number' ? maxItems : null,
  ).map(({ path, found }) => ({ path, maxItems: found }));

/** Removes items beyond the limits, in place. */
export function shortenLists(body: unknown, limits: readonly ListLimit[]): void {
  for (const { path, maxItems } of limits)
    for (const list of selectValues(body, path))
      if (Array.isArray(list) && list.length > maxItems) list.length = maxItems;
}
