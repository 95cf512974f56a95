import { readFileSync } from 'node:fs';
import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** The parts of JSON Schema that the description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  oneOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
  /** The values of a map; requests that take no other fields have `false`. */
  additionalProperties?: Schema | boolean;
  items?: Schema;
  enum?: string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
}

export interface DescribedResponse {
  headers?: Record<string, { schema: Schema; example: Json }>;
  content?: Record<string, { schema: Schema; examples: Record<string, Reference> }>;
}

interface Reference {
  $ref?: string;
  value?: Json;
}

/** A parameter of an operation; the headers of every request are none. */
export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example: Json;
}

export interface DescribedOperation {
  operationId: string;
  tags: string[];
  parameters?: (DescribedParameter | { $ref: string })[];
  requestBody?: DescribedResponse;
  responses: Record<string, DescribedResponse>;
}

interface Server {
  variables: Record<string, { default: string }>;
}

interface Description {
  paths: Record<string, Record<string, DescribedOperation> & { servers?: Server[] }>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, Reference>;
    parameters: Record<string, DescribedParameter>;
  };
}

const file = new URL(import.meta.resolve('@studio-portal/api-spec/openapi.json'));

/** The bundled description as JSON. */
export const descriptionText = readFileSync(file, 'utf8');

/** The bundled description. Its shape is vouched for by its own lint, so it is taken at its word here. */
const description: Description = JSON.parse(descriptionText);

const lastPart = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Follows a reference to a schema. */
export function resolveSchema(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const target = description.components.schemas[lastPart(schema.$ref)];
  if (!target) throw new Error(`The description has no schema ${schema.$ref}.`);
  return resolveSchema(target);
}

function resolveExample(example: Reference): Json {
  const target = example.$ref
    ? description.components.examples[lastPart(example.$ref)]?.value
    : example.value;
  if (target === undefined) throw new Error(`The description has no example ${example.$ref}.`);
  return target;
}

/** What the description says of an operation of the SDK. */
export function describedOperation(id: OperationId): DescribedOperation {
  const { method, path } = operations[id];
  const found = description.paths[path]?.[method.toLowerCase()];
  if (found?.operationId === id) return found;
  throw new Error(`The description has no ${id} at ${method} ${path}; run npm run gen.`);
}

/** The parameters of an operation, in the order of the description. */
export const parametersOf = (id: OperationId): DescribedParameter[] =>
  (describedOperation(id).parameters ?? []).map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const target = description.components.parameters[lastPart(parameter.$ref)];
    if (target) return target;
    throw new Error(`The description has no parameter ${parameter.$ref}.`);
  });

/** Where the provider plays the service of an operation that has a host of its own; empty for the backend's own. */
export function prefixOf(id: OperationId): string {
  const [server] = description.paths[operations[id].path]?.servers ?? [];
  return Object.values(server?.variables ?? {})
    .map((variable) => variable.default)
    .join('');
}

/** What the description says of an answer of an operation. */
export function describedResponse(id: OperationId, status: number): DescribedResponse {
  const response = describedOperation(id).responses[status];
  if (!response) throw new Error(`${id} does not declare the status ${status}.`);
  return response;
}

/** The JSON of a request or response: its schema and its examples by name; null when it has no body. */
export function jsonOf(
  response: DescribedResponse | undefined,
): { schema: Schema; examples: Map<string, Json> } | null {
  const content = response?.content?.['application/json'];
  if (!content) return null;
  const examples = Object.entries(content.examples).map(
    ([name, example]) => [name, resolveExample(example)] as const,
  );
  return { schema: content.schema, examples: new Map(examples) };
}

/** The examples of a picture or a document by name, and what kind it is; null when the response has none. */
export function fileOf(
  response: DescribedResponse,
): { mediaType: string; examples: Map<string, Json> } | null {
  const [mediaType, content] =
    Object.entries(response.content ?? {}).find(([type]) => /^image\/|\/pdf$/.test(type)) ?? [];
  if (!mediaType || !content) return null;
  const examples = Object.entries(content.examples).map(
    ([name, example]) => [name, resolveExample(example)] as const,
  );
  return { mediaType, examples: new Map(examples) };
}

/** The path parameters of an operation, each with a value that it accepts: one name may be a number here and a uuid there. */
export const pathExamplesOf = (id: OperationId): ReadonlyMap<string, string> =>
  new Map(
    parametersOf(id)
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, example }) => [name, JSON.stringify(example).replaceAll('"', '')]),
  );

/** Whether a value is a JSON object. */
export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a value is a JSON array. */
export const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);
