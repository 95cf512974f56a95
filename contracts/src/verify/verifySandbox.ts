import { readPactFiles } from '../pactFile.ts';
import { runKit, type KitRun } from './kit.ts';
import type { Recorded } from './mutants.ts';
import { startSandbox } from './sandbox.ts';

/** Verifies the sandbox against all pacts with the command for backend teams. */
export async function verifySandbox(): Promise<KitRun> {
  const sandbox = await startSandbox();
  try {
    return await runKit(['--base-url', sandbox.url]);
  } finally {
    await sandbox.stop();
  }
}

/** Returns the passed interactions with the sandbox's responses. */
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
