import {
  describedOperation,
  isArray,
  isObject,
  jsonContent,
  type Json,
  type Schema,
} from '../description.ts';
import { operationIds } from '../operationIds.ts';
import { matchesBranch, namedBranches, nonNullBranches } from '../schema.ts';

/** How the examples use a nullable field. */
interface NullUsage {
  asNull: boolean;
  asOther: boolean;
  /** A response that contains the field. */
  where: string;
}

/** Nullable fields by schema and field name, such as `CalendarItem.image`. */
type Fields = Map<string, NullUsage>;

/** Collects all nullable fields that a schema can reach. */
function collectFields(fields: Fields, schema: Schema, name: string, where: string): void {
  for (const { branch, name: own } of namedBranches(schema, name)) {
    if (branch.items) collectFields(fields, branch.items, `${own}[]`, where);
    for (const [field, inner] of Object.entries(branch.properties ?? {})) {
      const place = `${own}.${field}`;
      if (fields.has(place)) continue;
      if (nonNullBranches(inner)) fields.set(place, { asNull: false, asOther: false, where });
      collectFields(fields, inner, place, where);
    }
  }
}

/** Records whether an example has null or a value in each field. */
function recordExample(fields: Fields, schema: Schema, value: Json, name: string): void {
  const seen = fields.get(name);
  if (seen && value === null) seen.asNull = true;
  if (seen && value !== null) seen.asOther = true;
  const found = namedBranches(schema, name).find(({ branch }) => matchesBranch(branch, value));
  if (!found) return;
  const { branch, name: own } = found;
  if (isArray(value))
    for (const item of value) recordExample(fields, branch.items ?? {}, item, `${own}[]`);
  if (!isObject(value)) return;
  for (const [field, inner] of Object.entries(value)) {
    const described = branch.properties?.[field];
    if (described) recordExample(fields, described, inner, `${own}.${field}`);
  }
}

/**
 * Lists nullable response fields that are never null or always null in the examples: without both
 * forms, one of them is never tested in the SDK. Empty if all fields have both.
 */
export function nullableErrors(): string[] {
  const fields: Fields = new Map();
  const answers = operationIds.flatMap((id) =>
    Object.entries(describedOperation(id).responses).flatMap(([status, response]) => {
      const json = Number(status) < 400 ? jsonContent(response) : null;
      return json ? [{ where: `${id} ${status}`, ...json }] : [];
    }),
  );
  for (const { where, schema } of answers) collectFields(fields, schema, where, where);
  for (const { where, schema, examples } of answers)
    for (const example of examples.values()) recordExample(fields, schema, example, where);
  return [...fields].flatMap(([name, { asNull, asOther, where }]) => [
    ...(asNull
      ? []
      : [`${name} is never null in the examples (${where}). Add an example with null.`]),
    ...(asOther
      ? []
      : [`${name} is null in every example (${where}). Add an example with a value.`]),
  ]);
}
