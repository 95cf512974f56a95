/** Folds the fields of a request that the description marks with `x-folded`. */
import { type FoldedKind, foldText, toFoldedKind } from '../foldText.ts';
import { type Description, isObject } from './operations.ts';
import { findInSchema, type SchemaPath, selectValues } from './schemaPaths.ts';

/** Path of the object that has the field, the field's name, and how it is folded. */
export type FoldedField = { holder: SchemaPath; name: string; kind: FoldedKind };

/** Lists the folded fields of a request body. */
export const findFoldedFields = (description: Description, schema: unknown): FoldedField[] =>
  findInSchema(description, schema, toFoldedKind).flatMap(({ path, found: kind }) => {
    const name = path.at(-1);
    return name === undefined ? [] : [{ holder: path.slice(0, -1), name, kind }];
  });

/** Folds the fields of a body, in place. */
export function foldFields(body: unknown, fields: readonly FoldedField[]): void {
  for (const { holder, name, kind } of fields)
    for (const values of selectValues(body, holder)) {
      if (!isObject(values) || !Object.hasOwn(values, name)) continue;
      const value = values[name];
      if (typeof value === 'string') values[name] = foldText(kind, value);
    }
}
