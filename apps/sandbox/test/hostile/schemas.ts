/** Reads schemas of the API description. */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };

export type Schema = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves a schema. @param pointer a local reference such as `#/components/schemas/Studio` */
export function resolveSchema(pointer: string): Schema {
  const found = pointer
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), description);
  return resolveReference(found);
}

function resolveReference(schema: unknown): Schema {
  if (!isRecord(schema)) return {};
  return typeof schema.$ref === 'string' ? resolveSchema(schema.$ref) : schema;
}

/** A field of a body with its path; a number is an index of an array. */
export type Field = { path: readonly (string | number)[]; schema: Schema };

/** Lists the fields of a body up to five levels deep, the body itself first. */
export function listFields(schema: Schema, path: Field['path'] = []): Field[] {
  const properties = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  const deeper = path.length < 5;
  return [
    { path, schema },
    ...(deeper
      ? properties.flatMap(([name, inner]) => listFields(resolveReference(inner), [...path, name]))
      : []),
    ...(deeper && isRecord(schema.items)
      ? listFields(resolveReference(schema.items), [...path, 0])
      : []),
  ];
}
