import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { ApiError, configureSdk } from '@studio-portal/sdk';
import { throwOnMismatch } from '@studio-portal/sdk/validate';
import type { Case } from './cases.ts';
import { isObject, type Json } from './description.ts';
import { consumer, provider } from '../provider/parties.ts';
import { applyExpectation } from './pactFile.ts';
import { state, type ProviderState } from './states.ts';
import type { Row } from './table.ts';
import { type Injected, isList, literalValue, type WireRequest, type WireValue } from './wire.ts';

interface Sent {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  credentials: RequestCredentials | undefined;
  body: Json | undefined;
}

/** Communication between application, SDK and provider during one call. */
export interface Exchange {
  sent: Sent[];
  outcome: { answer: unknown } | { error: Record<string, unknown> };
  /** Callbacks of the SDK configuration that were called. */
  callbacks: ('maintenance' | 'signed out')[];
}

/**
 * Returns the expected exchange: one request exactly as in the row, and the outcome of the case.
 */
export function expectedExchange({ operationId, status, row, outcome }: Case): Exchange {
  const callbacks: Exchange['callbacks'] = [];
  if (status === 502) callbacks.push('maintenance');
  if (status === 401 && !['login', 'logout'].includes(operationId)) callbacks.push('signed out');
  return {
    sent: [expectedRequest(row.request)],
    outcome: 'error' in outcome ? { error: { ...outcome.error } } : outcome,
    callbacks,
  };
}

/**
 * Runs the SDK call of a case against Pact's mock provider, which returns the described response,
 * and writes the interaction as a pact file.
 */
export async function record(aCase: Case, folder: string): Promise<Exchange> {
  const { row, status, title, response } = aCase;
  const { method, path, query, headers, body, injectedBody = {}, file } = row.request;
  const upload = file && { ...file, path: await storeFile(folder, file.content) };
  const pact = new PactV4({ consumer, provider, dir: folder, logLevel: 'error' });
  const interaction = providerStates(row).reduce(
    (so, { name, params }) => so.given(name, params),
    pact.addInteraction(),
  );
  const exchange = await interaction
    .uponReceiving(title)
    .withRequest(method, path, (request) => {
      request.query(mapValues(query, toTemplate)).headers(mapValues(headers, toTemplate));
      if (body !== undefined) request.jsonBody(bodyToTemplate(body, injectedBody));
      if (upload) request.multipartBody(upload.content.type, upload.path, upload.part, boundary);
    })
    .willRespondWith(status, (answer) => {
      answer.headers(
        mapValues(response.headers, ({ example, regex }) => MatchersV3.regex(regex, example)),
      );
      if (response.json) answer.jsonBody(response.json.body);
    })
    .executeTest((mock) => runCall(aCase, mock.url));
  if (!exchange) throw new Error(`${title}: Pact's mock of the provider was never called.`);
  applyExpectation(response, folder);
  return exchange;
}

/** Multipart boundary; constant so that pacts do not change between runs. */
const boundary = 'a-part-of-the-form';

/**
 * Writes an upload to disk: Pact reads form files by path and derives the type from the extension.
 */
async function storeFile(folder: string, content: Blob): Promise<string> {
  const path = join(folder, `upload.${content.type.split('/')[1]}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, await content.bytes());
  return path;
}

/**
 * Returns the row's states. Without any, a clean state removes leftovers of the previous
 * interaction.
 */
const providerStates = ({ given }: Row): readonly ProviderState[] =>
  given.length > 0 ? given : [state('a clean sandbox', {})];

const mapValues = <In, Out>(
  values: Readonly<Record<string, In>>,
  map: (value: In) => Out,
): Record<string, Out> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

function toTemplate(value: WireValue | readonly string[]) {
  if (isList(value)) return [...value];
  if (typeof value === 'string') return value;
  return MatchersV3.fromProviderState(`\${${value.name}}`, value.example);
}

/** Replaces injected fields of the body with generators that Pact resolves during verification. */
function bodyToTemplate(body: Json, injectedBody: Readonly<Record<string, Injected>>) {
  if (!isObject(body)) return body;
  return { ...body, ...mapValues(injectedBody, toTemplate) };
}

/** Runs the call and records request, outcome and callbacks. */
async function runCall({ row }: Case, url: string): Promise<Exchange> {
  const sent: Sent[] = [];
  const callbacks: Exchange['callbacks'] = [];
  configureSdk({
    baseUrl: url,
    hosts: { translations: `${url}/translation-host`, maps: `${url}/maps-service` },
    retries: 0,
    validate: throwOnMismatch,
    onMaintenance: () => callbacks.push('maintenance'),
    onSignedOut: () => callbacks.push('signed out'),
    context: () => row.context ?? { tenant: 'northside' },
    fetch: (address, init) => {
      sent.push(toSent(address, init));
      return fetch(address, { ...init, headers: withCookie(init.headers, row.request) });
    },
  });
  const outcome = await row
    .call()
    .then((answer) => ({ answer: withoutBytes(answer) }), toErrorOutcome);
  return { sent, outcome, callbacks };
}

/** Files are compared by type only. */
const withoutBytes = (answer: unknown): unknown =>
  answer instanceof Blob ? { file: answer.type } : answer;

/** Converts the SDK's error to plain data; rethrows anything else. */
function toErrorOutcome(error: unknown): Exchange['outcome'] {
  if (!(error instanceof ApiError)) throw error;
  const { status, operationId, errorCode, traceId, message, items } = error;
  return { error: { status, operationId, errorCode, traceId, message, items } };
}

function toSent(address: string, init: RequestInit): Sent {
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

/**
 * Returns the request that the SDK must send: all headers except Cookie, which the browser adds.
 */
function expectedRequest({ method, path, query, headers, credentials, body }: WireRequest): Sent {
  const { Cookie: _cookie, ...others } = mapValues(headers, literalValue);
  return {
    method,
    path,
    query: Object.entries(query).flatMap(([name, value]) =>
      (isList(value) ? value : [literalValue(value)]).map((text): [string, string] => [name, text]),
    ),
    headers: Object.fromEntries(new Headers(others)),
    credentials,
    body,
  };
}

function withCookie(sent: RequestInit['headers'], { headers }: WireRequest): Headers {
  const all = new Headers(sent);
  if (headers['Cookie']) all.set('Cookie', literalValue(headers['Cookie']));
  return all;
}
