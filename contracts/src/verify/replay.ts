import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBody, serve } from '../../provider/httpServer.ts';
import { parseJson } from '../../provider/parseJson.ts';
import { consumer, provider } from '../../provider/parties.ts';
import { runKit } from './kit.ts';
import type { Recorded } from './mutants.ts';

/** Selects the response to replay. */
const header = 'X-Replay';
/** State that returns the recorded responses of an interaction's states. */
const state = 'as it was recorded';
const statesPath = '/_provider-states';

/**
 * Adds the number of the response to an interaction; keeps a state only if the checks depend on its
 * response.
 */
const replayInteraction = ({ interaction }: Recorded, number: number) => {
  const { generators: _generators, ...request } = { generators: null, ...interaction.request };
  const { moments } = interaction.comments?.promises ?? {};
  return {
    ...interaction,
    description: `${interaction.description} #${number}`,
    providerStates: moments ? [{ name: state, params: { number } }] : [],
    request: { ...request, headers: { ...request.headers, [header]: [String(number)] } },
  };
};

/** Merges the recorded responses of an interaction's states. */
const mergedStateResponse = ({ states }: Recorded): string =>
  JSON.stringify(Object.assign({}, ...states.map(({ text }) => parseJson(text))));

/**
 * Verifies recorded responses with the command for backends, against a server that replays them.
 * @returns whether each response passed
 */
export async function verifyReplayed(replayed: readonly Recorded[]): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const server = await serve((incoming, outgoing) => {
    void (async () => {
      const body = await readBody(incoming);
      const number = incoming.headers[header.toLowerCase()];
      const recorded = typeof number === 'string' ? replayed[Number(number)] : undefined;
      if (recorded) {
        const { 'content-length': _length, ...headers } = recorded.answer.headers;
        outgoing.writeHead(recorded.answer.status, headers).end(recorded.answer.body);
        return;
      }
      const wanted: { params?: { number?: number } } =
        incoming.url === statesPath ? JSON.parse(body.toString()) : {};
      const asked = replayed[wanted.params?.number ?? -1];
      outgoing.writeHead(200, { 'Content-Type': 'application/json' });
      outgoing.end(asked ? mergedStateResponse(asked) : '{}');
    })().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  try {
    const pact = {
      consumer: { name: consumer },
      provider: { name: provider },
      interactions: replayed.map(replayInteraction),
      metadata: { pactSpecification: { version: '4.0' } },
    };
    writeFileSync(join(folder, 'replay.json'), JSON.stringify(pact));
    const { results } = await runKit(['--base-url', server.url, '--pacts', folder]);
    const passed = new Map(
      results.map(({ description, passed }) => [
        Number(description.slice(description.lastIndexOf('#') + 1)),
        passed,
      ]),
    );
    return replayed.map(({ interaction }, number) => {
      const outcome = passed.get(number);
      if (outcome === undefined)
        throw new Error(`The command did not verify the replay of "${interaction.description}".`);
      return outcome;
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
