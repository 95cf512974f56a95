import { type OperationId, operations } from '../src/generated/operations.ts';

/** The bundled description, as far as a test needs it to make each of its calls. */

interface Reference {
  $ref?: string;
}
interface Example extends Reference {
  value?: unknown;
}
interface Media {
  examples?: Record<string, Example>;
}
interface Parameter extends Reference {
  name?: string;
  in?: string;
  required?: boolean;
  example?: unknown;
  examples?: Record<string, Example>;
  schema?: { enum?: unknown[]; type?: string; default?: unknown };
}
interface Operation {
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
export interface Description {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components: { examples: Record<string, Example>; parameters: Record<string, Parameter> };
}

const resolved = <T extends Reference>(value: T, named: Record<string, T>): T =>
  value.$ref ? (named[value.$ref.split('/').at(-1) ?? ''] ?? value) : value;

function operationOf({ paths }: Description, id: OperationId): Operation {
  const { method, path } = operations[id];
  const found = paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${id} is not in the description.`);
  return found;
}

const firstOf = ({ components }: Description, { examples = {} }: Media): unknown => {
  const [example] = Object.values(examples);
  return example && resolved(example, components.examples).value;
};

/** The first example of a status; null for an answer without a body. */
export function exampleOf(description: Description, id: OperationId, status: number): unknown {
  const { content } = operationOf(description, id).responses[status] ?? {};
  const [media] = Object.values(content ?? {});
  return media ? firstOf(description, media) : null;
}

/** What a parameter may be: its example, or something of its kind. */
function valueOf(description: Description, { example, examples, schema = {} }: Parameter): unknown {
  if (example !== undefined) return example;
  if (examples) return firstOf(description, { examples });
  return schema.default ?? schema.enum?.[0] ?? (schema.type === 'integer' ? 1 : 'a');
}

const time = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Days and instants as dates: what an application gives in a body. */
const withDates = (value: unknown): unknown => {
  if (typeof value === 'string' && time.test(value)) return new Date(value);
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDates(inner)]));
};

/** The same answer with all times written alike, whether they came as text or as dates. */
export const sameTimes = (value: unknown): unknown => {
  const [date] = [value instanceof Date ? value : withDates(value)];
  if (date instanceof Date) return date.toISOString();
  if (Array.isArray(value)) return value.map(sameTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sameTimes(inner)]));
};

/** Arguments for the generated function of a call, in its order: path, body, query. */
export function argumentsOf(description: Description, id: OperationId): unknown[] {
  const { path } = operations[id];
  const { parameters = [], requestBody } = operationOf(description, id);
  const all = [...(description.paths[path]?.parameters ?? []), ...parameters].map((parameter) =>
    resolved(parameter, description.components.parameters),
  );
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const found = all.find((parameter) => parameter.name === name && parameter.in === 'path');
    return found && valueOf(description, found);
  });
  const query = all
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => [parameter.name, valueOf(description, parameter)]);
  const [media] = Object.entries(requestBody?.content ?? {});
  const body = media?.[0].startsWith('multipart')
    ? { image: new Blob(['picture'], { type: 'image/png' }) }
    : media && withDates(firstOf(description, media[1]));
  return [
    ...inPath,
    ...(media ? [body] : []),
    ...(query.length > 0 ? [Object.fromEntries(query)] : []),
  ];
}
