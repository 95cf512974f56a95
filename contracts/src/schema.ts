import {
  isArray,
  isObject,
  resolveSchema,
  type Json,
  type JsonObject,
  type Schema,
} from './description.ts';

/** A schema of one type: without references and alternatives. */
export type Branch = Omit<Schema, 'type'> & { type: string };

const typeOf = (value: Json): string => {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  return typeof value;
};

const typesOf = (schema: Schema): string[] => [schema.type ?? 'object'].flat();

/** Whether a value is of a branch, by its type and required fields. */
export function fits(schema: Schema, value: Json): boolean {
  const types = typesOf(schema).map((type) => (type === 'integer' ? 'number' : type));
  if (!types.includes(typeOf(value))) return false;
  return !isObject(value) || (schema.required ?? []).every((name) => name in value);
}

/**
 * The branches of a schema, references followed, each with the name of the schema that it was found under; null is a branch
 * of its own.
 * @param name of what is no schema of its own
 */
export function namedBranches(schema: Schema, name: string): { branch: Branch; name: string }[] {
  const own = schema.$ref ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) : name;
  const resolved = resolveSchema(schema);
  if (resolved.oneOf) return resolved.oneOf.flatMap((one) => namedBranches(one, own));
  return typesOf(resolved).map((type) => ({ branch: { ...resolved, type }, name: own }));
}

/** The same without names. */
const branchesOf = (schema: Schema): Branch[] =>
  namedBranches(schema, '').map(({ branch }) => branch);

/**
 * The branch of a schema that an example takes: the one of a `oneOf` or of several types.
 * @param where names the example in the error when it takes none
 */
export function branchFor(schema: Schema, value: Json, where: string): Branch {
  const branch = branchesOf(schema).find((candidate) => fits(candidate, value));
  if (branch) return branch;
  throw new Error(`${where}: the example ${JSON.stringify(value)} is not what its schema allows.`);
}

/** The schema of a field of an object, or of a value of a map. */
export function fieldOf({ properties, additionalProperties }: Branch, name: string): Schema {
  const values = typeof additionalProperties === 'object' ? additionalProperties : {};
  return properties?.[name] ?? values;
}

/** The fields of an example that a consumer may rely on: the required ones; all that a map has. */
export function reliableFields(schema: Branch, value: JsonObject): string[] {
  return typeof schema.additionalProperties === 'object'
    ? Object.keys(value)
    : (schema.required ?? []);
}

/** What a schema allows besides null; null when it does not allow null. */
export function otherThanNull(schema: Schema): Branch[] | null {
  const branches = branchesOf(schema);
  const others = branches.filter(({ type }) => type !== 'null');
  return others.length < branches.length ? others : null;
}
