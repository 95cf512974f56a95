/** Calls operations over the network like a browser, with a cookie that it keeps. */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import type { operations } from '../../src/generated/openapi.ts';
import type { OperationId } from '../../src/platform/api.ts';
import { type Operation, parseOperations } from '../../src/platform/http/operations.ts';

/** All operations of the API description by id. */
export const described = new Map(parseOperations(description).map((entry) => [entry.id, entry]));

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> = Responses<Id>[keyof Responses<Id> & (200 | 201 | 202)];
export type OperationBody<Id extends OperationId> =
  Success<Id> extends { content: infer Content } ? Content[keyof Content] : undefined;

/** Values for the path and the query of an operation. */
type Address = {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
};

export function findOperation(id: OperationId): Operation {
  const found = described.get(id);
  if (!found) throw new Error(`The API description has no operation ${id}.`);
  return found;
}

/** Fills in the path and the query of an operation. @throws when a path parameter is missing */
export function buildUrl({ path }: Operation, request: Address): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = request.path?.[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) search.set(name, String(value));
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

export type Client = {
  origin: string;
  /** @returns the body of a success @throws with status and body of any other answer */
  call: <Id extends OperationId>(
    id: Id,
    request?: Address & { body?: unknown; headers?: Record<string, string> },
  ) => Promise<OperationBody<Id>>;
  /** Logs in and keeps the session. @returns the id of the account */
  login: (username: string, password: string) => Promise<number>;
};

/** @param origin where a sandbox listens */
export function createClient(origin: string, tenant = 'northside'): Client {
  let cookie = '';
  const call: Client['call'] = async (id, request = {}) => {
    const found = findOperation(id);
    const response = await fetch(`${origin}${buildUrl(found, request)}`, {
      method: found.method,
      headers: {
        'X-Nox-Client-Type': 'WEB',
        'X-Tenant': tenant,
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${id} answered ${response.status}: ${text}`);
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return JSON.parse(text === '' ? 'null' : text);
  };
  return {
    origin,
    call,
    async login(username, password) {
      const authorization = `Basic ${btoa(`${username}:${password}`)}`;
      const { userId } = await call('login', {
        body: { username, password },
        headers: { authorization },
      });
      return userId;
    },
  };
}
