/** Reads the operations out of the bundled description; nothing about a route is written down twice. */

/** The parts of an OpenAPI 3.1 document that routing needs. Everything else is read by Ajv as it is. */
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
  /** JSON pointer of its schema in the description. */
  schema: string;
  /** What its text is read as; that of a list is what each item is. */
  type: ParameterType;
  list: boolean;
  /** Whether it is one of the headers that every request carries. */
  context: boolean;
  /** Whether it is nobody else's: a token, an identifier that nobody can guess, or somebody's name or code. */
  secret: boolean;
};

export type Operation = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template of the description: `/nox/public/v1/studios/{studioId}`; a service beside the backend has a prefix. */
  path: string;
  parameters: Parameter[];
  /** JSON pointer of the schema of the request body; null when it takes none. */
  body: string | null;
  needsSession: boolean;
  answers: Map<number, DescribedAnswer>;
};

export type DescribedAnswer = {
  /** What the body is: JSON, or a picture or document; null when there is none. */
  mediaType: string | null;
  /** JSON pointer of the schema of the body; null when there is none. */
  schema: string | null;
  /** errorCodes of the examples: what the operation may answer with this status. */
  errorCodes: Set<string>;
};

type Json = { [key: string]: unknown };

/** The media type of almost everything. */
export const json = 'application/json';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * All operations of the description, in its order.
 * @throws when the description is not the bundle that redocly makes: one file, local references only
 */
export function operationsOf(description: Description): Operation[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      if (item[method] === undefined) return [];
      const operation = object(item[method]);
      const pointer = pointerTo('paths', path, method);
      return [
        {
          id: String(operation.operationId),
          method: upper(method),
          path: prefixOf(item) + path,
          parameters: [
            ...parametersAt(
              description,
              listOf(item.parameters),
              pointerTo('paths', path, 'parameters'),
            ),
            ...parametersAt(description, listOf(operation.parameters), `${pointer}/parameters`),
          ],
          body: bodySchema(object(operation.requestBody ?? {}), `${pointer}/requestBody`),
          needsSession: listOf(operation.security).some((entry) => 'session' in object(entry)),
          answers: answersOf(description, object(operation.responses), `${pointer}/responses`),
        },
      ];
    }),
  );
}

/** Where the sandbox plays a service that has a host of its own: the default of the server's variable. */
function prefixOf(item: Json): string {
  const [server] = listOf(item.servers);
  if (server === undefined) return '';
  const { url, variables } = object(server);
  return String(url).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(object(object(variables)[name]).default),
  );
}

function parametersAt(description: Description, entries: unknown[], pointer: string): Parameter[] {
  return entries.map((entry, index) => {
    const { $ref } = object(entry);
    const parameter = object(typeof $ref === 'string' ? resolve(description, $ref) : entry);
    const name = String(parameter.name);
    const schema = followed(description, parameter.schema);
    const list = schema.type === 'array';
    const value = list ? followed(description, schema.items) : schema;
    return {
      name,
      in: place(parameter.in),
      required: parameter.required === true,
      type: parameterType(value.type),
      list,
      secret:
        value.format === 'uuid' ||
        (parameter.in === 'path' ? /token$/i : /^(?:publicToken|accountHolder|referralCode)$/).test(
          name,
        ),
      schema: `${typeof $ref === 'string' ? $ref : `${pointer}/${index}`}/schema`,
      context: parameter['x-context'] === true,
    };
  });
}

function bodySchema(body: Json, pointer: string): string | null {
  const media = object(body.content ?? {})[json];
  return media === undefined ? null : `${pointer}/content/application~1json/schema`;
}

function answersOf(
  description: Description,
  responses: Json,
  pointer: string,
): Operation['answers'] {
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const [[mediaType, media] = [null, null]] = Object.entries(
        object(object(response).content ?? {}),
      );
      const examples =
        mediaType === json ? Object.values(object(object(media).examples ?? {})) : [];
      const codes = examples.flatMap((example) => {
        const { $ref } = object(example);
        const { value } = object(typeof $ref === 'string' ? resolve(description, $ref) : example);
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
              : `${pointer}/${status}/content${pointerTo(mediaType).slice(1)}/schema`,
          errorCodes: new Set(codes),
        },
      ];
    }),
  );
}

/** A schema that may stand elsewhere. */
function followed(description: Description, schema: unknown): Json {
  const { $ref } = object(schema);
  return object(typeof $ref === 'string' ? resolve(description, $ref) : schema);
}

/** Follows a local reference (`#/components/…`). */
function resolve(description: Description, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part.replaceAll('~1', '/').replaceAll('~0', '~')))
    .reduce((node: unknown, key) => object(node)[key], description);
}

/** JSON pointer as a URI fragment, so that it can follow the name of the document in a `$ref`. */
function pointerTo(...parts: string[]): string {
  const escaped = parts.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return `#/${escaped.join('/')}`;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function object(value: unknown): Json {
  if (isObject(value)) return value;
  throw new Error(`The description has ${JSON.stringify(value)} where an object belongs.`);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function place(value: unknown): ParameterPlace {
  if (value === 'path' || value === 'query' || value === 'header') return value;
  throw new Error(`The sandbox cannot read parameters in "${String(value)}".`);
}

function parameterType(value: unknown): ParameterType {
  if (value === 'string' || value === 'number' || value === 'integer' || value === 'boolean')
    return value;
  throw new Error(`The sandbox cannot read parameters of type ${JSON.stringify(value)}.`);
}

function upper(method: (typeof methods)[number]): Operation['method'] {
  const names = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
  return names[method];
}
