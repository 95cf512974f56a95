import { readFileSync } from 'node:fs';

/**
 * Types of the bundled API description, as far as the reference needs them. The description's own lint guarantees
 * the shape.
 */

export interface Schema {
  $ref?: string;
  format?: string;
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  example: unknown;
}

interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface Media {
  schema: Schema;
  examples: Record<string, Example>;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
  'x-assumed'?: Record<string, string>;
  'x-codeSamples'?: CodeSample[];
}

/**
 * Code sample of an operation:
 * https://redocly.com/docs-legacy/api-reference-docs/specification-extensions/x-code-samples
 */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

interface Tag {
  name: string;
  'x-displayName'?: string;
  description: string;
}

interface PathItem {
  servers?: { variables: Record<string, { default: string }> }[];
  get?: Operation;
  put?: Operation;
  post?: Operation;
  delete?: Operation;
  patch?: Operation;
}

export interface Description {
  info: { version: string };
  tags: Tag[];
  'x-tagGroups'?: { name: string; tags: string[] }[];
  'x-errors-before-operations': Record<
    string,
    { status: number; summary: string; value: { errorCode: string; errorMessage: string } }
  >;
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, Example>;
    parameters: Record<string, Parameter>;
  };
}

/** An operation with its method and path. */
export interface LocatedOperation {
  method: Uppercase<(typeof methods)[number]>;
  path: string;
  /** Path below which the sandbox serves the operation's external service; empty for the backend. */
  prefix: string;
  operation: Operation;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

const upper = { get: 'GET', put: 'PUT', post: 'POST', delete: 'DELETE', patch: 'PATCH' } as const;

export const readDescription = (file: string | URL): Description =>
  JSON.parse(readFileSync(file, 'utf8'));

/** Returns all operations in the order of the description. */
export const listOperations = ({ paths }: Description): LocatedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      const [server] = item.servers ?? [];
      const prefix = Object.values(server?.variables ?? {})
        .map((variable) => variable.default)
        .join('');
      return operation ? [{ method: upper[method], path, prefix, operation }] : [];
    }),
  );

const lastPart = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function resolveReference<T>(values: Record<string, T>, reference: string): T {
  const value = values[lastPart(reference)];
  if (value === undefined) throw new Error(`The description has no ${reference}.`);
  return value;
}

/** Returns an operation's own parameters, without the headers of every request. */
export const resolveParameters = (
  { components }: Description,
  { parameters = [] }: Operation,
): Parameter[] =>
  parameters.map((one) =>
    '$ref' in one ? resolveReference(components.parameters, one.$ref) : one,
  );

/** Returns name, summary and value of each example. */
export const resolveExamples = ({ components }: Description, { examples }: Media) =>
  Object.entries(examples).map(([name, example]) => {
    const { summary, value } = example.$ref
      ? resolveReference(components.examples, example.$ref)
      : example;
    return { name, summary: summary ?? '', value };
  });

/** Resolves a reference to a schema. */
export const resolveSchema = (description: Description, schema: Schema): Schema =>
  schema.$ref
    ? resolveSchema(description, resolveReference(description.components.schemas, schema.$ref))
    : schema;
