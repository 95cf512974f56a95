import {
  isArray,
  isObject,
  resolveSchema,
  type Json,
  type JsonObject,
  type Schema,
} from './description.ts';

/** A schema of a single type, without references and alternatives. */
export type Branch = Omit<Schema, 'type'> & { type: string };

const jsonType = (value: Json): string => {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  return typeof value;
};

const schemaTypes = (schema: Schema): string[] => [schema.type ?? 'object'].flat();

/** Returns whether a value matches a branch by type and required fields. */
export function matchesBranch(schema: Schema, value: Json): boolean {
  const types = schemaTypes(schema).map((type) => (type === 'integer' ? 'number' : type));
  if (!types.includes(jsonType(value))) return false;
  return !isObject(value) || (schema.required ?? []).every((name) => name in value);
}

/**
 * Returns the branches of a schema with references resolved, each with the name of its schema; null
 * is a branch of its own.
 * @param name name for inline schemas
 */
export function namedBranches(schema: Schema, name: string): { branch: Branch; name: string }[] {
  const own = schema.$ref ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) : name;
  const resolved = resolveSchema(schema);
  if (resolved.oneOf) return resolved.oneOf.flatMap((one) => namedBranches(one, own));
  return schemaTypes(resolved).map((type) => ({ branch: { ...resolved, type }, name: own }));
}

const schemaBranches = (schema: Schema): Branch[] =>
  namedBranches(schema, '').map(({ branch }) => branch);

/**
 * Returns the schema branch that matches an example.
 * @param where name of the example for error messages
 * @throws Error if none matches
 */
export function selectBranch(schema: Schema, value: Json, where: string): Branch {
  const branch = schemaBranches(schema).find((candidate) => matchesBranch(candidate, value));
  if (branch) return branch;
  throw new Error(`${where}: the example ${JSON.stringify(value)} does not match its schema.`);
}

/** Returns the schema of an object's field or of a map's values. */
export function fieldSchema({ properties, additionalProperties }: Branch, name: string): Schema {
  const values = typeof additionalProperties === 'object' ? additionalProperties : {};
  return properties?.[name] ?? values;
}

/** Returns the fields that a consumer may rely on: required fields, or all keys of a map. */
export function reliableFields(schema: Branch, value: JsonObject): string[] {
  return typeof schema.additionalProperties === 'object'
    ? Object.keys(value)
    : (schema.required ?? []);
}

/**
 * Returns the branches of a nullable schema other than null; null if the schema is not nullable.
 */
export function nonNullBranches(schema: Schema): Branch[] | null {
  const branches = schemaBranches(schema);
  const others = branches.filter(({ type }) => type !== 'null');
  return others.length < branches.length ? others : null;
}
