import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { bodyOf, serve, type LocalServer } from './httpServer.ts';

/** An answer of the provider, as it went over the wire. */
export interface Recording {
  status: number;
  headers: Record<string, string[]>;
  body: string;
}

/** A transparent proxy before the provider that keeps its answers, in their order. */
export interface Recorder extends LocalServer {
  recordings: Recording[];
}

/** Path under which provider states are set; they are passed on and not kept. */
const statesPath = '/_provider-states';

async function pass(incoming: IncomingMessage, url: string): Promise<IncomingMessage> {
  const body = await bodyOf(incoming);
  const outgoing = request(new URL(incoming.url ?? '/', url), {
    method: incoming.method,
    // Kept as text, so that it can be changed: nothing compressed.
    headers: { ...incoming.headers, 'accept-encoding': 'identity' },
  });
  outgoing.end(body);
  const [answer] = await once(outgoing, 'response');
  return answer;
}

/** Starts a recorder before a provider. */
export async function startRecorder(providerUrl: string): Promise<Recorder> {
  const recordings: Recording[] = [];
  // A request that no state was set for is the verifier's own, asking for a sign of life.
  let expected = false;
  const server = await serve((incoming, outgoing) => {
    void (async () => {
      const answer = await pass(incoming, providerUrl);
      const body = await bodyOf(answer);
      const status = answer.statusCode ?? 0;
      outgoing.writeHead(status, answer.headers).end(body);
      const keep = expected && incoming.url !== statesPath;
      expected = incoming.url === statesPath;
      if (!keep) return;
      recordings.push({
        status,
        headers: Object.fromEntries(
          Object.entries(answer.headersDistinct).map(([name, values]) => [name, values ?? []]),
        ),
        body: body.toString(),
      });
    })().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  return { ...server, recordings };
}
