import {
  describedOperation,
  isArray,
  isObject,
  jsonOf,
  type Json,
  type Schema,
} from '../description.ts';
import { operationIds } from '../operationIds.ts';
import { fits, namedBranches, otherThanNull } from '../schema.ts';

/** What the examples show of a field that may be null. */
interface Seen {
  asNull: boolean;
  asOther: boolean;
  /** An answer that has the field. */
  where: string;
}

/** Fields that may be null, named after the schema that they stand in: `CalendarItem.image`. */
type Fields = Map<string, Seen>;

/** Notes every field that may be null and that a schema can reach. */
function declare(fields: Fields, schema: Schema, name: string, where: string): void {
  for (const { branch, name: own } of namedBranches(schema, name)) {
    if (branch.items) declare(fields, branch.items, `${own}[]`, where);
    for (const [field, inner] of Object.entries(branch.properties ?? {})) {
      const place = `${own}.${field}`;
      if (fields.has(place)) continue;
      if (otherThanNull(inner)) fields.set(place, { asNull: false, asOther: false, where });
      declare(fields, inner, place, where);
    }
  }
}

/** Notes what an example shows of them. */
function see(fields: Fields, schema: Schema, value: Json, name: string): void {
  const seen = fields.get(name);
  if (seen && value === null) seen.asNull = true;
  if (seen && value !== null) seen.asOther = true;
  const found = namedBranches(schema, name).find(({ branch }) => fits(branch, value));
  if (!found) return;
  const { branch, name: own } = found;
  if (isArray(value)) for (const item of value) see(fields, branch.items ?? {}, item, `${own}[]`);
  if (!isObject(value)) return;
  for (const [field, inner] of Object.entries(value)) {
    const described = branch.properties?.[field];
    if (described) see(fields, described, inner, `${own}.${field}`);
  }
}

/**
 * Fields that no example of an answer shows as null, or none shows as anything else: nobody has seen then what the SDK
 * makes of it. In words; empty when each is shown both ways.
 */
export function nullableFaults(): string[] {
  const fields: Fields = new Map();
  const answers = operationIds.flatMap((id) =>
    Object.entries(describedOperation(id).responses).flatMap(([status, response]) => {
      const json = Number(status) < 400 ? jsonOf(response) : null;
      return json ? [{ where: `${id} ${status}`, ...json }] : [];
    }),
  );
  for (const { where, schema } of answers) declare(fields, schema, where, where);
  for (const { where, schema, examples } of answers)
    for (const example of examples.values()) see(fields, schema, example, where);
  return [...fields].flatMap(([name, { asNull, asOther, where }]) => [
    ...(asNull ? [] : [`${name} is null in no example (${where}): add one that has null.`]),
    ...(asOther ? [] : [`${name} is null in every example (${where}): add one that has a value.`]),
  ]);
}
