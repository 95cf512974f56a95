import { type OperationId, operations } from '../src/generated/operations.ts';

/** The bundled API description, as far as tests need it to make every call. */

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

const resolveReference = <T extends Reference>(value: T, named: Record<string, T>): T =>
  value.$ref ? (named[value.$ref.split('/').at(-1) ?? ''] ?? value) : value;

function findOperation({ paths }: Description, id: OperationId): Operation {
  const { method, path } = operations[id];
  const found = paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${id} is not in the API description.`);
  return found;
}

const getFirstExample = ({ components }: Description, { examples = {} }: Media): unknown => {
  const [example] = Object.values(examples);
  return example && resolveReference(example, components.examples).value;
};

/** Returns the first example of a status; null for a response without a body. */
export function findExample(description: Description, id: OperationId, status: number): unknown {
  const { content } = findOperation(description, id).responses[status] ?? {};
  const [media] = Object.values(content ?? {});
  return media ? getFirstExample(description, media) : null;
}

/** Returns a parameter's example, or a value of its type. */
function createParameterValue(
  description: Description,
  { example, examples, schema = {} }: Parameter,
): unknown {
  if (example !== undefined) return example;
  if (examples) return getFirstExample(description, { examples });
  return schema.default ?? schema.enum?.[0] ?? (schema.type === 'integer' ? 1 : 'a');
}

const time = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Converts dates to `Date`, as an application passes them in a body. */
const parseDates = (value: unknown): unknown => {
  if (typeof value === 'string' && time.test(value)) return new Date(value);
  if (Array.isArray(value)) return value.map(parseDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, parseDates(inner)]),
  );
};

/** Returns a response with all times in the same notation, whether they were text or `Date`. */
export const normalizeTimes = (value: unknown): unknown => {
  const [date] = [value instanceof Date ? value : parseDates(value)];
  if (date instanceof Date) return date.toISOString();
  if (Array.isArray(value)) return value.map(normalizeTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, normalizeTimes(inner)]),
  );
};

/** Returns the arguments of a generated call, in order: path, body, query. */
export function createArguments(description: Description, id: OperationId): unknown[] {
  const { path } = operations[id];
  const { parameters = [], requestBody } = findOperation(description, id);
  const all = [...(description.paths[path]?.parameters ?? []), ...parameters].map((parameter) =>
    resolveReference(parameter, description.components.parameters),
  );
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const found = all.find((parameter) => parameter.name === name && parameter.in === 'path');
    return found && createParameterValue(description, found);
  });
  const query = all
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => [parameter.name, createParameterValue(description, parameter)]);
  const [media] = Object.entries(requestBody?.content ?? {});
  const body = media?.[0].startsWith('multipart')
    ? { image: new Blob(['picture'], { type: 'image/png' }) }
    : media && parseDates(getFirstExample(description, media[1]));
  return [
    ...inPath,
    ...(media ? [body] : []),
    ...(query.length > 0 ? [Object.fromEntries(query)] : []),
  ];
}
