import { once } from 'node:events';
import { request as overHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { readBody, serve, type LocalServer } from './httpServer.ts';

/** Request header with the number of the interaction; removed before forwarding. */
export const numberHeader = 'x-interaction-number';
/** Provider state parameter with the number of the interaction; removed before forwarding. */
export const numberParam = '_interactionNumber';
const statesPath = '/_states-of-interactions';

/** Time limit per request to the backend in milliseconds. */
const timeout = 20_000;

/** A body as text, or base64 if it is not valid UTF-8. */
export interface Body {
  encoding: 'utf8' | 'base64';
  text: string;
}

/** A request as the backend received it. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string[]>;
  body: Body;
}

/** A response as the backend sent it. */
export interface GivenAnswer {
  status: number;
  headers: Record<string, string[]>;
  body: string;
}

/** Outcome of setting up a provider state. */
export interface StateSetup {
  state: string;
  params: Record<string, unknown>;
  /** 0 without a response. */
  status: number;
  /** Response text, or the reason for a missing response. */
  text: string;
}

export const isStateSet = ({ status }: StateSetup): boolean => status >= 200 && status < 300;

/** All requests and responses of one interaction. */
export interface Exchange {
  states: StateSetup[];
  /** Null if a state could not be set up; the request is skipped then. */
  request: SentRequest | null;
  answer: GivenAnswer | null;
  /** Reason for a missing response. */
  failure: string | null;
}

/** Transparent proxy in front of the backend and its states endpoint. */
export interface Recorder extends LocalServer {
  statesUrl: string;
  /** Returns everything recorded for an interaction. */
  getExchange(number: number): Exchange;
}

const toHeaderLists = (distinct: NodeJS.Dict<string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(distinct).map(([name, values]) => [name, values ?? []]));

function encodeBody(body: Buffer): Body {
  const text = body.toString();
  return Buffer.from(text).equals(body)
    ? { encoding: 'utf8', text }
    : { encoding: 'base64', text: body.toString('base64') };
}

interface Outgoing {
  url: string;
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A forwarded response. */
interface ForwardedResponse {
  /** 0 without a response; `body` then contains the reason. */
  status: number;
  headers: IncomingHttpHeaders;
  distinct: Record<string, string[]>;
  body: Buffer;
}

/** Empty successful response. */
const ok: ForwardedResponse = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  distinct: {},
  body: Buffer.from('{}'),
};

/** A status that no interaction expects. */
const notSentStatus = 599;

const noAnswer = (error: unknown): ForwardedResponse => {
  const why = error instanceof Error ? error.message : String(error);
  return { ...ok, status: 0, body: Buffer.from(why) };
};

/**
 * Forwards a request.
 * @throws Error if the backend is unreachable or exceeds the time limit
 */
async function forward({ url, method, headers, body }: Outgoing): Promise<ForwardedResponse> {
  const start = url.startsWith('https:') ? overHttps : overHttp;
  const { host } = new URL(url);
  const signal = AbortSignal.timeout(timeout);
  // The body is recorded as text, so it must not be compressed.
  const all = { ...headers, host, 'accept-encoding': 'identity', connection: 'close' };
  // A kept connection that the backend has just closed would look like its failure.
  const outgoing = start(url, { method, headers: all, signal, agent: false });
  outgoing.end(body);
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (!answer) throw new Error('No response received.');
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    distinct: toHeaderLists(answer.headersDistinct),
    body: await readBody(answer),
  };
}

/** Request of the verifier to the states endpoint. */
interface StateCall {
  state: string;
  params?: Record<string, unknown>;
  action?: string;
}

/**
 * Starts a recorder.
 * @param baseUrl address of the backend
 * @param statesUrl address of its states endpoint
 */
export async function startRecorder(baseUrl: string, statesUrl: string): Promise<Recorder> {
  const exchanges = new Map<number, Exchange>();
  const getExchange = (number: number): Exchange => {
    const known = exchanges.get(number) ?? {
      states: [],
      request: null,
      answer: null,
      failure: null,
    };
    exchanges.set(number, known);
    return known;
  };

  async function setState(incoming: IncomingMessage, body: Buffer): Promise<ForwardedResponse> {
    const call: StateCall = JSON.parse(body.toString());
    const { [numberParam]: number, ...params } = call.params ?? {};
    const changed = Buffer.from(JSON.stringify({ ...call, params }));
    const headers = { ...incoming.headers, 'content-length': String(changed.length) };
    const { method } = incoming;
    const passed = await forward({ url: statesUrl, method, headers, body: changed }).catch(
      noAnswer,
    );
    const setup = {
      state: call.state,
      params,
      status: passed.status,
      text: passed.body.toString(),
    };
    if (call.action !== 'teardown') getExchange(Number(number)).states.push(setup);
    // The verifier retries failed states, but the failure is already recorded.
    return isStateSet(setup) ? passed : ok;
  }

  async function ask(incoming: IncomingMessage, body: Buffer): Promise<ForwardedResponse> {
    const { [numberHeader]: number, ...headers } = incoming.headers;
    const url = baseUrl + (incoming.url ?? '/');
    const { method = 'GET' } = incoming;
    // Only the verifier's own health check has no number.
    if (number === undefined) return forward({ url, method, headers, body }).catch(noAnswer);
    const exchange = getExchange(Number(number));
    if (!exchange.states.every(isStateSet)) return { ...ok, status: notSentStatus };
    const { [numberHeader]: _own, ...sent } = toHeaderLists(incoming.headersDistinct);
    exchange.request = { method, url, headers: sent, body: encodeBody(body) };
    const passed = await forward({ url, method, headers, body }).catch(noAnswer);
    const text = passed.body.toString();
    if (passed.status === 0) {
      exchange.failure = text;
      return { ...ok, status: notSentStatus };
    }
    exchange.answer = { status: passed.status, headers: passed.distinct, body: text };
    return passed;
  }

  const server = await serve((incoming, outgoing) => {
    void (async () => {
      const body = await readBody(incoming);
      const handle = incoming.url === statesPath ? setState : ask;
      const passed = await handle(incoming, body);
      outgoing.writeHead(passed.status, passed.headers).end(passed.body);
    })().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  return { ...server, statesUrl: `${server.url}${statesPath}`, getExchange };
}
