/**
 * Prepares the bundled description for the generator.
 *
 * - Parameters marked `x-context` are dropped: the runtime sends those headers on every request (src/runtime/context.ts),
 *   so that no caller has to.
 * - References to parameters are resolved: the generator loses the date format of a referenced query parameter and would
 *   send `String(date)`.
 */
type Json = Record<string, unknown>;
interface Parameter extends Json {
  $ref?: string;
  'x-context'?: boolean;
}
interface Spec extends Json {
  paths: Record<string, Record<string, Json & { parameters?: Parameter[] }> & { parameters?: Parameter[] }>;
  components: { parameters?: Record<string, Parameter> };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Takes the bundled description; answers a changed copy. Throws when a parameter reference leads nowhere. */
export function transform(input: Spec): Spec {
  const spec = structuredClone(input);
  const resolve = (parameter: Parameter): Parameter => {
    if (!parameter.$ref) return parameter;
    const name = decodeURIComponent(parameter.$ref.split('/').at(-1) ?? '');
    const found = spec.components.parameters?.[name];
    if (!found) throw new Error(`api-spec/dist/openapi.json: ${parameter.$ref} leads nowhere; run npm run gen.`);
    return found;
  };
  const prepare = (parameters: Parameter[]) => parameters.map(resolve).filter((parameter) => !parameter['x-context']);
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
