/**
 * Prepares the bundled description for the generator.
 *
 * - Parameters marked `x-context` are dropped: the runtime sends those headers on every request (src/runtime/context.ts),
 *   so that no caller has to.
 * - References to parameters are resolved, so that no type of its own is made for each.
 * - Days and instants in a path or query stay text: the generator would type them `Date` and send `String(date)`.
 */
type Json = Record<string, unknown>;
interface Parameter extends Json {
  $ref?: string;
  schema?: Json;
  'x-context'?: boolean;
}
interface Spec extends Json {
  paths: Record<
    string,
    Record<string, Json & { parameters?: Parameter[] }> & { parameters?: Parameter[] }
  >;
  components: { parameters?: Record<string, Parameter> };
}

const patterns = {
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  'date-time': '^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$',
} as const;

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Takes the bundled description; answers a changed copy. Throws when a parameter reference leads nowhere. */
export function transform(input: Spec): Spec {
  const spec = structuredClone(input);
  const resolve = (parameter: Parameter): Parameter => {
    if (!parameter.$ref) return parameter;
    const name = decodeURIComponent(parameter.$ref.split('/').at(-1) ?? '');
    const found = spec.components.parameters?.[name];
    if (!found)
      throw new Error(
        `api-spec/dist/openapi.json: ${parameter.$ref} leads nowhere; run npm run gen.`,
      );
    return found;
  };
  const asText = (parameter: Parameter): Parameter => {
    const { format, ...schema } = parameter.schema ?? {};
    return format === 'date' || format === 'date-time'
      ? { ...parameter, schema: { ...schema, pattern: patterns[format] } }
      : parameter;
  };
  const prepare = (parameters: Parameter[]) =>
    parameters
      .map(resolve)
      .filter((parameter) => !parameter['x-context'])
      .map(asText);
  for (const item of Object.values(spec.paths)) {
    if (item.parameters) item.parameters = prepare(item.parameters);
    for (const method of methods) {
      const operation = item[method];
      if (operation?.parameters) operation.parameters = prepare(operation.parameters);
    }
  }
  delete spec.components.parameters;
  return spec;
}
