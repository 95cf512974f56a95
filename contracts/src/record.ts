import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { ApiError, configureSdk } from '@studio-portal/sdk';
import type { Case } from './cases.ts';
import { isObject, type Json } from './description.ts';
import { consumer, provider } from '../provider/parties.ts';
import { askFor } from './pactFile.ts';
import { state, type ProviderState } from './states.ts';
import type { Row } from './table.ts';
import { type Injected, isList, literal, type WireRequest, type WireValue } from './wire.ts';

interface Sent {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  credentials: RequestCredentials | undefined;
  body: Json | undefined;
}

/** What happened between the application, the SDK and the provider. */
export interface Exchange {
  sent: Sent[];
  outcome: { answer: unknown } | { error: Record<string, unknown> };
  /** Callbacks of the SDK's configuration that were called. */
  told: ('maintenance' | 'signed out')[];
}

/** What must happen: one request, exactly as the row writes it, and the outcome of the case. */
export function expectedExchange({ operationId, status, row, outcome }: Case): Exchange {
  const told: Exchange['told'] = [];
  if (status === 502) told.push('maintenance');
  if (status === 401 && !['login', 'logout'].includes(operationId)) told.push('signed out');
  return {
    sent: [literally(row.request)],
    outcome: 'error' in outcome ? { error: { ...outcome.error } } : outcome,
    told,
  };
}

/**
 * Lets the SDK make the call of a case against Pact's mock of the provider, which answers as the
 * description says and leaves the interaction, asking for what may be relied on, as a pact file in a folder.
 */
export async function record(aCase: Case, folder: string): Promise<Exchange> {
  const { row, status, title, response } = aCase;
  const { method, path, query, headers, body, bodyFrom = {}, file } = row.request;
  const upload = file && { ...file, path: await storedIn(folder, file.content) };
  const pact = new PactV4({ consumer, provider, dir: folder, logLevel: 'error' });
  const interaction = givenOf(row).reduce(
    (so, { name, params }) => so.given(name, params),
    pact.addInteraction(),
  );
  const exchange = await interaction
    .uponReceiving(title)
    .withRequest(method, path, (request) => {
      request.query(mapValues(query, asTemplate)).headers(mapValues(headers, asTemplate));
      if (body !== undefined) request.jsonBody(bodyAsTemplate(body, bodyFrom));
      if (upload) request.multipartBody(upload.content.type, upload.path, upload.part, boundary);
    })
    .willRespondWith(status, (answer) => {
      answer.headers(
        mapValues(response.headers, ({ example, regex }) => MatchersV3.regex(regex, example)),
      );
      if (response.json) answer.jsonBody(response.json.body);
    })
    .executeTest((mock) => exercise(aCase, mock.url));
  if (!exchange) throw new Error(`${title}: Pact's mock of the provider was never called.`);
  askFor(response, folder);
  return exchange;
}

/** Between the parts of a form; always the same, so that a pact does not change by itself. */
const boundary = 'a-part-of-the-form';

/** Pact reads a file of a form from the disk, and its kind from the ending. */
async function storedIn(folder: string, content: Blob): Promise<string> {
  const path = join(folder, `upload.${content.type.split('/')[1]}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, await content.bytes());
  return path;
}

/** A row that asks for nothing still asks for what the row before left behind to be gone. */
const givenOf = ({ given }: Row): readonly ProviderState[] =>
  given.length > 0 ? given : [state('a clean sandbox', {})];

const mapValues = <In, Out>(
  values: Readonly<Record<string, In>>,
  map: (value: In) => Out,
): Record<string, Out> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

function asTemplate(value: WireValue | readonly string[]) {
  if (isList(value)) return [...value];
  if (typeof value === 'string') return value;
  return MatchersV3.fromProviderState(`\${${value.name}}`, value.example);
}

/** The body, in which what only the provider knows is asked for when it is verified. */
function bodyAsTemplate(body: Json, bodyFrom: Readonly<Record<string, Injected>>) {
  if (!isObject(body)) return body;
  return { ...body, ...mapValues(bodyFrom, asTemplate) };
}

/** Makes the call and notes what was sent, what came back, and who was told. */
async function exercise({ row }: Case, url: string): Promise<Exchange> {
  const sent: Sent[] = [];
  const told: Exchange['told'] = [];
  configureSdk({
    baseUrl: url,
    hosts: { translations: `${url}/translation-host`, maps: `${url}/maps-service` },
    retries: 0,
    validate: 'throw',
    onMaintenance: () => told.push('maintenance'),
    onSignedOut: () => told.push('signed out'),
    context: () => row.context ?? { tenant: 'northside' },
    fetch: (address, init) => {
      sent.push(asSent(address, init));
      return fetch(address, { ...init, headers: withCookie(init.headers, row.request) });
    },
  });
  const outcome = await row.call().then((answer) => ({ answer: withoutBytes(answer) }), asThrown);
  return { sent, outcome, told };
}

/** Of a file the type is compared, not the bytes. */
const withoutBytes = (answer: unknown): unknown =>
  answer instanceof Blob ? { file: answer.type } : answer;

/** The typed error of the SDK as plain data; anything else that was thrown goes on. */
function asThrown(error: unknown): Exchange['outcome'] {
  if (!(error instanceof ApiError)) throw error;
  const { status, operationId, errorCode, traceId, message, items } = error;
  return { error: { status, operationId, errorCode, traceId, message, items } };
}

function asSent(address: string, init: RequestInit): Sent {
  const { pathname, searchParams } = new URL(address);
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: [...searchParams],
    headers: Object.fromEntries(new Headers(init.headers)),
    credentials: init.credentials,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  };
}

/** The browser adds the cookie, so the SDK must send every header but that one. */
function literally({ method, path, query, headers, credentials, body }: WireRequest): Sent {
  const { Cookie: _cookie, ...others } = mapValues(headers, literal);
  return {
    method,
    path,
    query: Object.entries(query).flatMap(([name, value]) =>
      (isList(value) ? value : [literal(value)]).map((text): [string, string] => [name, text]),
    ),
    headers: Object.fromEntries(new Headers(others)),
    credentials,
    body,
  };
}

function withCookie(sent: RequestInit['headers'], { headers }: WireRequest): Headers {
  const all = new Headers(sent);
  if (headers['Cookie']) all.set('Cookie', literal(headers['Cookie']));
  return all;
}
