import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumer, provider, type Interaction } from '../pactFile.ts';
import { serve } from './httpServer.ts';
import { runKit } from './kit.ts';
import type { Recording } from './recorder.ts';

/** Tells the replaying server which answer is due. */
const header = 'X-Replay';

/** An answer that is replayed to an interaction. */
export interface Replayed {
  interaction: Interaction;
  recording: Recording;
}

/** The interaction, asking for the answer with a number, and for nothing to be set up. */
const asking = ({ interaction, recording: _recording }: Replayed, number: number) => {
  const { generators: _generators, ...request } = { generators: null, ...interaction.request };
  return {
    ...interaction,
    description: `${number} ${interaction.description}`,
    providerStates: [],
    request: { ...request, headers: { ...request.headers, [header]: [String(number)] } },
  };
};

/**
 * Verifies answers by the same command that verifies a backend: a server gives them instead of one.
 * @returns for each answer whether it passed
 */
export async function verifyReplayed(replayed: readonly Replayed[]): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const server = await serve((incoming, outgoing) => {
    incoming.resume();
    const number = incoming.headers[header.toLowerCase()];
    const answer = typeof number === 'string' ? replayed[Number(number)]?.recording : undefined;
    if (!answer) {
      // The states endpoint, and the sign of life that is asked for first.
      outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    const { 'content-length': _length, ...headers } = answer.headers;
    outgoing.writeHead(answer.status, headers).end(answer.body);
  });
  try {
    const pact = {
      consumer: { name: consumer },
      provider: { name: provider },
      interactions: replayed.map(asking),
      metadata: { pactSpecification: { version: '4.0' } },
    };
    writeFileSync(join(folder, 'replay.json'), JSON.stringify(pact));
    const { results } = await runKit(['--base-url', server.url, '--pacts', folder]);
    const passed = new Map(
      results.map(({ description, passed }) => [Number.parseInt(description, 10), passed]),
    );
    return replayed.map((_answer, number) => passed.get(number) ?? true);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
