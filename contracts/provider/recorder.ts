import { once } from 'node:events';
import { request as overHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { bodyOf, serve, type LocalServer } from './httpServer.ts';

/** Header that says which interaction a request belongs to; the backend never sees it. */
export const numberHeader = 'x-interaction-number';
/** Parameter that says the same of a provider state. */
export const numberParam = '_interactionNumber';
const statesPath = '/_states-of-interactions';

/** How long the backend may take for one answer, in milliseconds. */
const patience = 20_000;

/** A body; base64 when it is no text. */
export interface Body {
  encoding: 'utf8' | 'base64';
  text: string;
}

/** A request as the backend got it. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string[]>;
  body: Body;
}

/** An answer as the backend gave it. */
export interface GivenAnswer {
  status: number;
  headers: Record<string, string[]>;
  body: string;
}

/** A provider state that was set up, or was not. */
export interface StateSetup {
  state: string;
  params: Record<string, unknown>;
  /** 0 when nobody answered. */
  status: number;
  /** What was answered, or why nothing was. */
  text: string;
}

/** Whether a state was set up. */
export const isSet = ({ status }: StateSetup): boolean => status >= 200 && status < 300;

/** All that went over the wire for one interaction. */
export interface Exchange {
  states: StateSetup[];
  /** Null when a state could not be set up: then nothing was asked. */
  request: SentRequest | null;
  answer: GivenAnswer | null;
  /** Why there is no answer. */
  failure: string | null;
}

/** A transparent proxy before the backend and its states endpoint. */
export interface Recorder extends LocalServer {
  statesUrl: string;
  /** What went over the wire for an interaction. */
  exchangeOf(number: number): Exchange;
}

const headersOf = (distinct: NodeJS.Dict<string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(distinct).map(([name, values]) => [name, values ?? []]));

function bodyAsText(body: Buffer): Body {
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

/** An answer that is handed on. */
interface Passed {
  /** 0 when there is none; `body` then says why. */
  status: number;
  headers: IncomingHttpHeaders;
  distinct: Record<string, string[]>;
  body: Buffer;
}

/** Answered by the recorder itself. */
const ok: Passed = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  distinct: {},
  body: Buffer.from('{}'),
};

/** A status that no interaction wants. */
const notAsked = 599;

const noAnswer = (error: unknown): Passed => {
  const why = error instanceof Error ? error.message : String(error);
  return { ...ok, status: 0, body: Buffer.from(why) };
};

/** @throws Error when the backend cannot be reached or takes too long */
async function pass({ url, method, headers, body }: Outgoing): Promise<Passed> {
  const start = url.startsWith('https:') ? overHttps : overHttp;
  const { host } = new URL(url);
  const signal = AbortSignal.timeout(patience);
  // Kept as text, so nothing compressed.
  const all = { ...headers, host, 'accept-encoding': 'identity' };
  const outgoing = start(url, { method, headers: all, signal });
  outgoing.end(body);
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (!answer) throw new Error('There is no answer.');
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    distinct: headersOf(answer.headersDistinct),
    body: await bodyOf(answer),
  };
}

/** What the verifier asks of the states endpoint. */
interface StateCall {
  state: string;
  params?: Record<string, unknown>;
  action?: string;
}

/**
 * Starts a recorder.
 * @param baseUrl where the backend is
 * @param statesUrl where its states are set
 */
export async function startRecorder(baseUrl: string, statesUrl: string): Promise<Recorder> {
  const exchanges = new Map<number, Exchange>();
  const exchangeOf = (number: number): Exchange => {
    const known = exchanges.get(number) ?? {
      states: [],
      request: null,
      answer: null,
      failure: null,
    };
    exchanges.set(number, known);
    return known;
  };

  async function setState(incoming: IncomingMessage, body: Buffer): Promise<Passed> {
    const call: StateCall = JSON.parse(body.toString());
    const { [numberParam]: number, ...params } = call.params ?? {};
    const changed = Buffer.from(JSON.stringify({ ...call, params }));
    const headers = { ...incoming.headers, 'content-length': String(changed.length) };
    const { method } = incoming;
    const passed = await pass({ url: statesUrl, method, headers, body: changed }).catch(noAnswer);
    const setup = {
      state: call.state,
      params,
      status: passed.status,
      text: passed.body.toString(),
    };
    if (call.action !== 'teardown') exchangeOf(Number(number)).states.push(setup);
    // The verifier would try again and again; what became of the state is known already.
    return isSet(setup) ? passed : ok;
  }

  async function ask(incoming: IncomingMessage, body: Buffer): Promise<Passed> {
    const { [numberHeader]: number, ...headers } = incoming.headers;
    const url = baseUrl + (incoming.url ?? '/');
    const { method = 'GET' } = incoming;
    // A request without a number is the verifier's own, asking for a sign of life.
    if (number === undefined) return pass({ url, method, headers, body }).catch(noAnswer);
    const exchange = exchangeOf(Number(number));
    if (!exchange.states.every(isSet)) return { ...ok, status: notAsked };
    const { [numberHeader]: _own, ...sent } = headersOf(incoming.headersDistinct);
    exchange.request = { method, url, headers: sent, body: bodyAsText(body) };
    const passed = await pass({ url, method, headers, body }).catch(noAnswer);
    const text = passed.body.toString();
    if (passed.status === 0) {
      exchange.failure = text;
      return { ...ok, status: notAsked };
    }
    exchange.answer = { status: passed.status, headers: passed.distinct, body: text };
    return passed;
  }

  const server = await serve((incoming, outgoing) => {
    void (async () => {
      const body = await bodyOf(incoming);
      const handle = incoming.url === statesPath ? setState : ask;
      const passed = await handle(incoming, body);
      outgoing.writeHead(passed.status, passed.headers).end(passed.body);
    })().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  return { ...server, statesUrl: `${server.url}${statesPath}`, exchangeOf };
}
