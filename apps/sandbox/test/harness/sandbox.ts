/** Sends requests to a sandbox without a network; every answer is checked against the API description. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { CheckoutServices } from '../../src/domains/checkouts/subject.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createClock } from '../../src/platform/clock.ts';
import type { OpenDatabase } from '../../src/platform/database/open.ts';
import { createSession } from '../../src/domains/accounts/sessions.ts';
import type { OperationId, Schemas } from '../../src/platform/api.ts';
import { createServer } from '../../src/app/server.ts';
import { createServices } from '../../src/app/services.ts';
import { readParams } from '../../src/states/params.ts';
import { memberId, visitorId } from '../../src/states/rows.ts';
import { states } from '../../src/states/states.ts';
import type { StateName, StateResult } from '../../src/states/vocabulary.ts';
import { beginWorld, type World } from '../../src/states/world.ts';
import { type OperationBody, findOperation, buildUrl } from './client.ts';
import { openEmpty } from './databases.ts';

export const accountIds = { member: memberId, visitor: visitorId };

/** Request of a test; the rest follows from the API description. */
export type Request = {
  /** Account that sends the request: a sample account or an id. Default: no session. */
  as?: keyof typeof accountIds | number;
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** File sent as the field `image` of a form. */
  image?: Uint8Array<ArrayBuffer>;
  /** File sent as the field `document` of a form. */
  document?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

export type Answer<Body> = {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed body of a success. */
  body: Body;
  /** Raw body, for types other than JSON. */
  text: string;
  /** Items of an error. */
  errors: Schemas['ErrorItem'][];
  /** errorCode of an error's first item. */
  errorCode: string | undefined;
};

export type Sandbox = {
  app: FastifyInstance;
  services: CheckoutServices;
  /** Lines of the log. */
  log: string[];
  /** Sends a request for an operation. */
  call: <Id extends OperationId>(id: Id, request?: Request) => Promise<Answer<OperationBody<Id>>>;
  /** Sets a provider state. @returns the values that it generates */
  state(name: StateName, params?: Record<string, string | number>): Promise<StateResult | void>;
  /** Returns the Cookie header of a new session. */
  cookie(account: keyof typeof accountIds | number): Promise<string>;
};

/** Parses JSON, returns null for an empty body, and other types as text. */
function parseBody({ headers, body, json }: LightMyRequestResponse) {
  if (body === '') return JSON.parse('null');
  return String(headers['content-type']).includes('json') ? json() : body;
}

/** Encodes a file as a multipart form, like a browser. */
export async function encodeForm(
  file: Uint8Array<ArrayBuffer>,
  part: 'image' | 'document' = 'image',
) {
  const form = new FormData();
  form.append(part, new Blob([file]), 'file');
  const written = new Response(form);
  return {
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  };
}

type SandboxOptions = {
  portalDist?: string;
  docsDist?: string;
  trustProxy?: string[];
  origins?: string[];
  /** False for measurements. */
  validateAnswers?: boolean;
};

/** Creates a sandbox on a database. */
export async function createSandbox(
  store: OpenDatabase,
  {
    portalDist = '/nowhere',
    docsDist = '/nowhere',
    trustProxy = [],
    origins = [],
    validateAnswers = true,
  }: SandboxOptions = {},
): Promise<Sandbox & { begin(): Promise<void> }> {
  const services = createServices(store.db, createClock());
  const world: World = { ...services, me: null };
  const log: string[] = [];
  const app = await createServer({
    services,
    portalDist,
    docsDist,
    trustProxy,
    origins,
    logLevel: 'trace',
    logTo: { write: (line) => void log.push(line) },
    validateAnswers,
    providerStates: false,
  });
  const cookie: Sandbox['cookie'] = async (account) => {
    const id = typeof account === 'number' ? account : accountIds[account];
    return `SESSION=${await createSession(services, id)}`;
  };
  return {
    app,
    services,
    log,
    cookie,
    begin() {
      log.length = 0;
      return beginWorld(world);
    },
    async state(name, params = {}) {
      return states[name](world, readParams(params));
    },
    async call(id, request = {}) {
      const { as, body, image, document, headers = {} } = request;
      const file = image ?? document;
      const form =
        file === undefined
          ? null
          : await encodeForm(file, image === undefined ? 'document' : 'image');
      const found = findOperation(id);
      const response = await app.inject({
        method: found.method,
        url: buildUrl(found, request),
        headers: {
          'x-nox-client-type': 'WEB',
          'x-tenant': 'northside',
          ...(as === undefined ? {} : { cookie: await cookie(as) }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...form?.headers,
          ...headers,
        },
        ...(form ? { payload: form.payload } : {}),
        ...(body === undefined
          ? {}
          : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const failed = response.statusCode >= 400;
      const errors = failed
        ? [response.json<Schemas['ErrorItem'] | Schemas['ErrorItem'][]>()].flat()
        : [];
      return {
        status: response.statusCode,
        headers: response.headers,
        body: parseBody(response),
        text: response.body,
        errors,
        errorCode: errors[0]?.errorCode,
      };
    },
  };
}

/** Tests of a worker share one database, and one server unless they need options. */
let sharedStore: Promise<OpenDatabase> | undefined;
let sharedSandbox: ReturnType<typeof createSandbox> | undefined;

const openShared = (): Promise<OpenDatabase> => (sharedStore ??= openEmpty());

const createShared = async () => createSandbox(await openShared());

/** Provides a sandbox to the tests of a `describe`, with a new world before each. */
export function useSandbox(options?: SandboxOptions): () => Sandbox {
  let sandbox: Awaited<ReturnType<typeof createSandbox>>;
  beforeAll(async () => {
    sandbox = options
      ? await createSandbox(await openShared(), options)
      : await (sharedSandbox ??= createShared());
  });
  beforeEach(() => sandbox.begin());
  afterAll(async () => {
    if (options) await sandbox.app.close();
    else await sandbox.services.background.idle();
  });
  return () => sandbox;
}
