/** Reads the operations from the bundled description, so that no route is declared twice. */
import { type FoldedKind, toFoldedKind } from '../foldText.ts';

/** The parts of an OpenAPI 3.1 document needed for routing. Ajv reads the rest. */
export type Description = {
  paths: Record<string, Record<string, unknown>>;
  components: { parameters: Record<string, unknown> };
};

export type ParameterPlace = 'path' | 'query' | 'header';

export type ParameterType = 'string' | 'number' | 'integer' | 'boolean';

export type Parameter = {
  name: string;
  in: ParameterPlace;
  required: boolean;
  /** JSON pointer to its schema in the description. */
  schema: string;
  /** Value if it is absent; undefined if there is none. */
  default: unknown;
  /** Type its text is parsed as; for a list, the type of each item. */
  type: ParameterType;
  list: boolean;
  /** How look-alike characters of its text are folded; null if they are not. */
  folded: FoldedKind | null;
  /** True if it is one of the headers that every request carries. */
  context: boolean;
  /** True if its value is private: a token, an unguessable identifier, or a person's name or code. */
  secret: boolean;
};

export type Operation = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Path template of the description: `/nox/public/v1/studios/{studioId}`; services beside the backend have a prefix.
   */
  path: string;
  parameters: Parameter[];
  /** JSON pointer to the schema of the request body; null without a body. */
  body: string | null;
  needsSession: boolean;
  answers: Map<number, DescribedAnswer>;
};

export type DescribedAnswer = {
  /** Media type of the body (JSON, an image or a document); null without a body. */
  mediaType: string | null;
  /** JSON pointer to the schema of the body; null without a body. */
  schema: string | null;
  /** The errorCodes of the examples: all that the operation may send with this status. */
  errorCodes: Set<string>;
};

type Json = { [key: string]: unknown };

export const jsonType = 'application/json';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Lists all operations in the order of the description.
 * @throws when the description is not a redocly bundle: a single file with local references only
 */
export function parseOperations(description: Description): Operation[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      if (item[method] === undefined) return [];
      const operation = toObject(item[method]);
      const pointer = toPointer('paths', path, method);
      return [
        {
          id: String(operation.operationId),
          method: toMethod(method),
          path: pathPrefix(item) + path,
          parameters: [
            ...parseParameters(
              description,
              toArray(item.parameters),
              toPointer('paths', path, 'parameters'),
            ),
            ...parseParameters(description, toArray(operation.parameters), `${pointer}/parameters`),
          ],
          body: bodySchema(toObject(operation.requestBody ?? {}), `${pointer}/requestBody`),
          needsSession: toArray(operation.security).some((entry) => 'session' in toObject(entry)),
          answers: parseAnswers(description, toObject(operation.responses), `${pointer}/responses`),
        },
      ];
    }),
  );
}

/**
 * Path prefix under which the sandbox simulates a service that has a host of its own: the default of the server
 * variable.
 */
function pathPrefix(item: Json): string {
  const [server] = toArray(item.servers);
  if (server === undefined) return '';
  const { url, variables } = toObject(server);
  return String(url).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(toObject(toObject(variables)[name]).default),
  );
}

function parseParameters(
  description: Description,
  entries: unknown[],
  pointer: string,
): Parameter[] {
  return entries.map((entry, index) => {
    const { $ref } = toObject(entry);
    const parameter = toObject(typeof $ref === 'string' ? resolve(description, $ref) : entry);
    const name = String(parameter.name);
    const schema = resolveSchema(description, parameter.schema);
    const list = schema.type === 'array';
    const value = list ? resolveSchema(description, schema.items) : schema;
    return {
      name,
      in: toParameterPlace(parameter.in),
      required: parameter.required === true,
      default: schema.default,
      type: toParameterType(value.type),
      list,
      folded: toFoldedKind(value),
      secret:
        value.format === 'uuid' ||
        (parameter.in === 'path'
          ? /(?:token|uuid)$/i
          : /^(?:publicToken|accountHolder|referralCode|streamId)$/
        ).test(name),
      schema: `${typeof $ref === 'string' ? $ref : `${pointer}/${index}`}/schema`,
      context: parameter['x-context'] === true,
    };
  });
}

function bodySchema(body: Json, pointer: string): string | null {
  const media = toObject(body.content ?? {})[jsonType];
  return media === undefined ? null : `${pointer}/content/application~1json/schema`;
}

function parseAnswers(
  description: Description,
  responses: Json,
  pointer: string,
): Operation['answers'] {
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const [[mediaType, media] = [null, null]] = Object.entries(
        toObject(toObject(response).content ?? {}),
      );
      const examples =
        mediaType === jsonType ? Object.values(toObject(toObject(media).examples ?? {})) : [];
      const codes = examples.flatMap((example) => {
        const { $ref } = toObject(example);
        const { value } = toObject(typeof $ref === 'string' ? resolve(description, $ref) : example);
        return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => {
          const code = isObject(item) ? item.errorCode : undefined;
          return typeof code === 'string' ? [code] : [];
        });
      });
      return [
        Number(status),
        {
          mediaType,
          schema:
            mediaType === null
              ? null
              : `${pointer}/${status}/content${toPointer(mediaType).slice(1)}/schema`,
          errorCodes: new Set(codes),
        },
      ];
    }),
  );
}

/** Resolves a schema that may be a reference, also to another reference. */
export function resolveSchema(description: Description, schema: unknown): Json {
  const resolved = toObject(schema);
  const { $ref } = resolved;
  return typeof $ref === 'string'
    ? resolveSchema(description, resolve(description, $ref))
    : resolved;
}

/** Resolves a local reference (`#/components/…`). */
function resolve(description: Description, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part.replaceAll('~1', '/').replaceAll('~0', '~')))
    .reduce((node: unknown, key) => toObject(node)[key], description);
}

/** Builds a JSON pointer as a URI fragment, so it can follow the document name in a `$ref`. */
function toPointer(...parts: string[]): string {
  const escaped = parts.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return `#/${escaped.join('/')}`;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toObject(value: unknown): Json {
  if (isObject(value)) return value;
  throw new Error(`The description has ${JSON.stringify(value)} where an object belongs.`);
}

export function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function toParameterPlace(value: unknown): ParameterPlace {
  if (value === 'path' || value === 'query' || value === 'header') return value;
  throw new Error(`The sandbox cannot read parameters in "${String(value)}".`);
}

function toParameterType(value: unknown): ParameterType {
  if (value === 'string' || value === 'number' || value === 'integer' || value === 'boolean')
    return value;
  throw new Error(`The sandbox cannot read parameters of type ${JSON.stringify(value)}.`);
}

function toMethod(method: (typeof methods)[number]): Operation['method'] {
  const names = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
  return names[method];
}
