import type { Mutant } from './mutants.ts';
import { verifyReplayed } from './replay.ts';

/** Answers verified in one run of the command: its time grows with the square of their number. */
const batch = 200;

/**
 * Those of some changes that the command notices.
 * @param what is verified, for the lines that tell how far it is
 */
export async function noticed<Kind extends string>(
  mutants: readonly Mutant<Kind>[],
  what: string,
): Promise<Set<Mutant<Kind>>> {
  const dead = new Set<Mutant<Kind>>();
  for (let at = 0; at < mutants.length; at += batch) {
    const part = mutants
      .slice(at, at + batch)
      .flatMap((mutant) => mutant.answers.slice(0, 1).map((answer) => ({ mutant, answer })));
    const passed = await verifyReplayed(part.map(({ answer }) => answer()));
    for (const [index, { mutant }] of part.entries()) if (passed[index] === false) dead.add(mutant);
    console.log(`  ${Math.min(at + batch, mutants.length)} of ${mutants.length} ${what} verified`);
  }
  return dead;
}
