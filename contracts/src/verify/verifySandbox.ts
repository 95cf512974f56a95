import { readPactFiles } from '../pactFile.ts';
import { runKit, type KitRun } from './kit.ts';
import type { Recorded } from './mutants.ts';
import { startSandbox } from './sandbox.ts';

/** Verifies the sandbox against all pacts, with the command that backend teams run. */
export async function verifySandbox(): Promise<KitRun> {
  const sandbox = await startSandbox();
  try {
    return await runKit(['--base-url', sandbox.url]);
  } finally {
    await sandbox.stop();
  }
}

/** Returns the interactions that passed, each with the answer that the sandbox gave. */
export function recordedAnswers(results: KitRun['results']): Recorded[] {
  const interactions = new Map(
    [...readPactFiles().values()].flatMap((pact) =>
      pact.interactions.map((one) => [one.description, one] as const),
    ),
  );
  return results.flatMap(({ description, passed, exchange }) => {
    const interaction = interactions.get(description);
    const { answer, states } = exchange;
    return passed && interaction && answer ? [{ interaction, answer, states }] : [];
  });
}
