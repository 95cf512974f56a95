import { readFileSync } from 'node:fs';

/** The bundled description, as far as the tables and mocks are made of it. */

interface Example {
  $ref?: string;
  value?: unknown;
}
interface Header {
  $ref?: string;
  example?: string | number | boolean;
}
interface Media {
  examples?: Record<string, Example>;
}
export interface Answer {
  content?: Record<string, Media>;
  headers?: Record<string, Header>;
}
interface Described {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  parameters?: { name?: string }[];
  responses: Record<string, Answer>;
}
interface Server {
  variables?: Record<string, object>;
}
interface Description {
  paths: Record<string, Record<string, Described> & { servers?: [Server] }>;
  components: { examples: Record<string, Example>; headers?: Record<string, Header> };
}

/** One call of the description. */
export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Status and what stands under it, in the order of the numbers. */
  answers: readonly [status: number, answer: Answer][];
  /** Name of the service beside the backend that answers it. */
  host: string | undefined;
  /** Whether it takes the person whom the account acts for (X-Acting-For). */
  forFamily: boolean;
  /** Whether it takes an Idempotency-Key, so that a repetition under the same key does nothing again. */
  idempotent: boolean;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

const description: Description = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
);

/** A path outside the backend names its host as the one variable of its server. */
function hostOf(path: string, { variables = {} }: Server): string {
  const [host, ...others] = Object.keys(variables);
  if (host === undefined || others.length > 0)
    throw new Error(`${path}: its server must have one variable, the name of the host.`);
  return host;
}

const resolved = <T extends { $ref?: string }>(value: T, named: Record<string, T>): T => {
  if (!value.$ref) return value;
  const found = named[decodeURIComponent(value.$ref.split('/').at(-1) ?? '')];
  if (!found) throw new Error(`api-spec/dist/openapi.json: ${value.$ref} leads nowhere.`);
  return found;
};

/** Name and value of each example, in the description's order. */
export const examplesOf = ({ examples = {} }: Media): [name: string, value: unknown][] =>
  Object.entries(examples).map(([name, example]) => [
    name,
    resolved(example, description.components.examples).value,
  ]);

/** The headers of an answer that have an example. */
export const headersOf = ({ headers = {} }: Answer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, header]) => {
      const { example } = resolved(header, description.components.headers ?? {});
      return example === undefined ? [] : [[name, String(example)]];
    }),
  );

const takes = ({ parameters = [] }: Described, header: string): boolean =>
  parameters.some(({ name }) => name === header);

export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(
  ([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return {
        id: operation.operationId,
        tag: operation.tags[0],
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description ?? '',
        answers: Object.entries(operation.responses).map(([status, answer]): [number, Answer] => [
          Number(status),
          answer,
        ]),
        host: item.servers && hostOf(path, item.servers[0]),
        forFamily: takes(operation, 'X-Acting-For'),
        idempotent: takes(operation, 'Idempotency-Key'),
      };
    }),
);

/** Whether a call answers a file instead of JSON. */
export const isFile = (id: string): boolean =>
  operations.some(
    (operation) =>
      operation.id === id &&
      operation.answers.some(
        ([status, { content }]) => status < 300 && content && !content['application/json'],
      ),
  );
