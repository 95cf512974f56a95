import { readFileSync } from 'node:fs';

/** The bundled description, as far as the reference is made of it. Its shape is vouched for by its own lint. */

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

export interface DescribedOperation {
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

/** How an operation is called in one language: https://redocly.com/docs-legacy/api-reference-docs/specification-extensions/x-code-samples */
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
  get?: DescribedOperation;
  put?: DescribedOperation;
  post?: DescribedOperation;
  delete?: DescribedOperation;
  patch?: DescribedOperation;
}

export interface Description {
  info: { version: string };
  tags: Tag[];
  'x-tagGroups'?: { name: string; tags: string[] }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, Example>;
    parameters: Record<string, Parameter>;
  };
}

/** An operation and where it is. */
export interface Located {
  method: Uppercase<(typeof methods)[number]>;
  path: string;
  /** Where the sandbox plays the service beside the backend that answers it; empty for the backend's own. */
  prefix: string;
  operation: DescribedOperation;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

const upper = { get: 'GET', put: 'PUT', post: 'POST', delete: 'DELETE', patch: 'PATCH' } as const;

/** Reads a bundle. */
export const readDescription = (file: string | URL): Description =>
  JSON.parse(readFileSync(file, 'utf8'));

/** Every operation, in the order of the description. */
export const operationsOf = ({ paths }: Description): Located[] =>
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

function found<T>(values: Record<string, T>, reference: string): T {
  const value = values[lastPart(reference)];
  if (value === undefined) throw new Error(`The description has no ${reference}.`);
  return value;
}

/** The parameters of an operation itself; the headers of every request are none. */
export const parametersOf = (
  { components }: Description,
  { parameters = [] }: DescribedOperation,
): Parameter[] =>
  parameters.map((one) => ('$ref' in one ? found(components.parameters, one.$ref) : one));

/** Name, summary and value of each example. */
export const examplesOf = ({ components }: Description, { examples }: Media) =>
  Object.entries(examples).map(([name, example]) => {
    const { summary, value } = example.$ref ? found(components.examples, example.$ref) : example;
    return { name, summary: summary ?? '', value };
  });

/** Follows a reference to a schema. */
export const resolved = (description: Description, schema: Schema): Schema =>
  schema.$ref ? resolved(description, found(description.components.schemas, schema.$ref)) : schema;
