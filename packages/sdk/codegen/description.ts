import { readFileSync } from 'node:fs';

/**
 * Reads the API description and derives three forms: for the clients, for the zod schemas, and a list of operations.
 */

interface Response {
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>;
  headers?: Record<string, { example?: string | number }>;
}
interface Described {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, Response>;
}
interface Description {
  paths: Record<
    string,
    Record<string, Described> & { parameters?: object[]; servers?: [{ variables: object }] }
  >;
  components: Record<string, Record<string, unknown>>;
  'x-errors-before-operations': Record<string, { value: { errorCode: string } }>;
}
export const json = 'application/json';
type Reviver = NonNullable<Parameters<typeof JSON.parse>[1]>;

const text = readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8');
const { components, 'x-errors-before-operations': early }: Description = JSON.parse(text);
/** Codes of the errors that no operation declares. */
export const earlyErrorCodes = Object.values(early).map(({ value }) => value.errorCode);
export const schemaNames = Object.keys(components['schemas'] ?? {});

/** Reads the API description and resolves references to examples and parameters. */
const read = (change: Reviver = (_key, value) => value) =>
  JSON.parse(text, (key, value) => {
    const [, kind = '', name = ''] =
      /^#\/components\/(examples|parameters)\/(.+)$/.exec(value?.$ref) ?? [];
    return change(key, kind ? components[kind]?.[decodeURIComponent(name)] : value);
  });

/**
 * Patterns that replace the date formats of path and query parameters, which stay text: orval would type them `Date`
 * and send `String(date)`.
 */
const patterns: Record<string, string> = {
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  'date-time': '^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$',
};

/** Removes parameters that the runtime sends with every request (`x-context`). */
const removeContextParameters: Reviver = (key, value) => {
  if (key !== 'parameters') return value;
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((parameter) => !parameter['x-context'])
    .map(({ schema: { format, ...schema }, ...parameter }) => {
      const pattern = patterns[format];
      return { ...parameter, schema: { ...schema, ...(pattern ? { pattern } : { format }) } };
    });
};

export const forClients = read(removeContextParameters);

/** Removes schema descriptions, which would only add bytes to bundles. */
export const forZod = read((key, value) => {
  const { description, ...schema } = value?.type || value?.oneOf || value?.$ref ? value : {};
  return typeof description === 'string' ? schema : removeContextParameters(key, value);
});

/** Returns the error codes in an example, which is one error or a list. */
const collectErrorCodes = (example: unknown): string[] =>
  [example].flat().flatMap((error) => Object(error).errorCode ?? []);

/** Names error examples by their code, and adds one example to an empty response. */
function toAnswer([key, { content = {}, headers = {} }]: [string, Response]) {
  const status = Number(key);
  const [type, { examples = {} } = { examples: { empty: { value: null } } }] =
    Object.entries(content)[0] ?? [];
  const codes = Object.values(examples).flatMap(({ value }) => collectErrorCodes(value));
  const named = Object.entries(examples).map(([name, { value }]): [string, unknown] => [
    status < 400 ? name : String(collectErrorCodes(value)[0]),
    value,
  ]);
  const sent = Object.entries(headers).map(([name, { example }]) => [name, example?.toString()]);
  return {
    status,
    type,
    codes,
    headers: { 'Content-Type': type, ...Object.fromEntries(sent) },
    // If several examples have the same code, the first wins.
    examples: Object.fromEntries([...new Map(named.toReversed())].toReversed()),
  };
}

export const operations = Object.entries<Description['paths'][string]>(read().paths).flatMap(
  ([path, { servers, parameters: common = [], ...methods }]) =>
    Object.entries(methods).map(([method, described]) => {
      const { operationId: id, tags, summary, description, parameters = [], responses } = described;
      const answers = Object.entries(responses).map(toAnswer);
      const acceptsHeader = (header: string) => parameters.some(({ name }) => name === header);
      return {
        id,
        tag: tags[0],
        method: method.toUpperCase(),
        path,
        documentation: [summary, description].filter(Boolean).join('\n\n'),
        answers,
        statuses: answers.map(({ status }) => status),
        isFile:
          answers.some(({ status, type = json }) => status < 300 && type !== json) || undefined,
        // The only server variable names the external service.
        service: servers && Object.keys(servers[0].variables)[0],
        // Only these paths of the backend do without the headers of every request.
        isCrossOrigin: (!servers && common.length === 0) || undefined,
        forFamily: acceptsHeader('X-Acting-For'),
        idempotent: acceptsHeader('Idempotency-Key') || undefined,
        isPaged: parameters.some(({ name, in: place }) => name === 'page' && place === 'query'),
      };
    }),
);

export type Operation = (typeof operations)[number];

/** Returns the name of the module that orval writes for an operation. */
export const operationFileName = ({ id }: Operation): string =>
  `${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** Returns an operation's name as it begins types and hooks: BookCourse. */
export const typeName = ({ id }: Pick<Operation, 'id'>): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
