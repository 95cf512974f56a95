import { readFileSync } from 'node:fs';
import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** The subset of JSON Schema that the API description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  oneOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
  /** Schema of map values; `false` in closed request bodies. */
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

/** A parameter of an operation, excluding headers that every request carries. */
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

/** Bundled API description as JSON text. */
export const descriptionText = readFileSync(file, 'utf8');

/** Bundled API description. Linting guarantees its shape, so it is not validated here. */
const description: Description = JSON.parse(descriptionText);

const lastPart = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Resolves a schema reference. */
export function resolveSchema(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const target = description.components.schemas[lastPart(schema.$ref)];
  if (!target) throw new Error(`The API description has no schema ${schema.$ref}.`);
  return resolveSchema(target);
}

function resolveExample(example: Reference): Json {
  const target = example.$ref
    ? description.components.examples[lastPart(example.$ref)]?.value
    : example.value;
  if (target === undefined) throw new Error(`The API description has no example ${example.$ref}.`);
  return target;
}

/**
 * Returns the API description of an operation.
 * @throws Error if the bundle lacks it
 */
export function describedOperation(id: OperationId): DescribedOperation {
  const { method, path } = operations[id];
  const found = description.paths[path]?.[method.toLowerCase()];
  if (found?.operationId === id) return found;
  throw new Error(`The API description has no ${id} at ${method} ${path}; run \`npm run gen\`.`);
}

/** Returns the operation's parameters in the order of the API description, references resolved. */
export const operationParameters = (id: OperationId): DescribedParameter[] =>
  (describedOperation(id).parameters ?? []).map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const target = description.components.parameters[lastPart(parameter.$ref)];
    if (target) return target;
    throw new Error(`The API description has no parameter ${parameter.$ref}.`);
  });

/**
 * Returns the path prefix under which the provider serves an operation with a host of its own;
 * empty for the backend's operations.
 */
export function serverPrefix(id: OperationId): string {
  const [server] = description.paths[operations[id].path]?.servers ?? [];
  return Object.values(server?.variables ?? {})
    .map((variable) => variable.default)
    .join('');
}

/**
 * Returns the declared response for a status.
 * @throws Error if the status is not declared
 */
export function describedResponse(id: OperationId, status: number): DescribedResponse {
  const response = describedOperation(id).responses[status];
  if (!response) throw new Error(`${id} does not declare the status ${status}.`);
  return response;
}

/** Returns schema and named examples of a JSON body; null without a JSON body. */
export function jsonContent(
  response: DescribedResponse | undefined,
): { schema: Schema; examples: Map<string, Json> } | null {
  const content = response?.content?.['application/json'];
  if (!content) return null;
  const examples = Object.entries(content.examples).map(
    ([name, example]) => [name, resolveExample(example)] as const,
  );
  return { schema: content.schema, examples: new Map(examples) };
}

/** Returns media type and named examples of an image, PDF or pass response; null for other responses. */
export function fileContent(
  response: DescribedResponse,
): { mediaType: string; examples: Map<string, Json> } | null {
  const [mediaType, content] =
    Object.entries(response.content ?? {}).find(([type]) =>
      /^image\/|\/pdf$|\.pkpass$/.test(type),
    ) ?? [];
  if (!mediaType || !content) return null;
  const examples = Object.entries(content.examples).map(
    ([name, example]) => [name, resolveExample(example)] as const,
  );
  return { mediaType, examples: new Map(examples) };
}

/**
 * Returns example values of the operation's path parameters. They depend on the operation: the same
 * name can be a number in one and a UUID in another.
 */
export const pathExamples = (id: OperationId): ReadonlyMap<string, string> =>
  new Map(
    operationParameters(id)
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, example }) => [name, JSON.stringify(example).replaceAll('"', '')]),
  );

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);
