import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyOf, serve } from '../../provider/httpServer.ts';
import { parsedJson } from '../../provider/parsedJson.ts';
import { consumer, provider } from '../../provider/parties.ts';
import { runKit } from './kit.ts';
import type { Recorded } from './mutants.ts';

/** Tells the replaying server which answer is due. */
const header = 'X-Replay';
/** The state that answers what the states of the interaction have answered. */
const state = 'as it was recorded';
const statesPath = '/_provider-states';

/** The interaction, asking for the answer with a number; a state is set only where something depends on what it answers. */
const asking = ({ interaction }: Recorded, number: number) => {
  const { generators: _generators, ...request } = { generators: null, ...interaction.request };
  const { moments } = interaction.comments?.promises ?? {};
  return {
    ...interaction,
    description: `${interaction.description} #${number}`,
    providerStates: moments ? [{ name: state, params: { number } }] : [],
    request: { ...request, headers: { ...request.headers, [header]: [String(number)] } },
  };
};

/** What the states of a recorded interaction have answered, as one. */
const statesAnswer = ({ states }: Recorded): string =>
  JSON.stringify(Object.assign({}, ...states.map(({ text }) => parsedJson(text))));

/**
 * Verifies answers by the same command that verifies a backend: a server gives them instead of one.
 * @returns for each answer whether it passed
 */
export async function verifyReplayed(replayed: readonly Recorded[]): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const server = await serve((incoming, outgoing) => {
    void (async () => {
      const body = await bodyOf(incoming);
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
      outgoing.end(asked ? statesAnswer(asked) : '{}');
    })().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
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
      results.map(({ description, passed }) => [
        Number(description.slice(description.lastIndexOf('#') + 1)),
        passed,
      ]),
    );
    return replayed.map(({ interaction }, number) => {
      const outcome = passed.get(number);
      if (outcome === undefined)
        throw new Error(
          `The command did not verify "${interaction.description}" as it was replayed.`,
        );
      return outcome;
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
