import type { Mutant } from './mutants.ts';
import { verifyReplayed } from './replay.ts';

/** Answers verified in one run of the command: its time grows with the square of their number. */
const batch = 200;

/** Returns the mutants whose first changed answer passes the verification. */
export async function passing<Kind extends string>(
  mutants: readonly Mutant<Kind>[],
): Promise<Mutant<Kind>[]> {
  const passed: Mutant<Kind>[] = [];
  for (let start = 0; start < mutants.length; start += batch) {
    const part = mutants.slice(start, start + batch);
    const outcomes = await verifyReplayed(part.flatMap(({ answers: [first] }) => first?.() ?? []));
    passed.push(...part.filter((_mutant, index) => outcomes[index]));
  }
  return passed;
}

/**
 * Returns the mutants that the verification does not notice. A drift shows in several interactions of its operation;
 * it is noticed when one of them fails.
 */
export async function unnoticed(mutants: readonly Mutant[]): Promise<Mutant[]> {
  const survived: Mutant[] = [];
  for (const mutant of await passing(mutants)) {
    const outcomes = await verifyReplayed(mutant.answers.map((answer) => answer()));
    if (!outcomes.includes(false)) survived.push(mutant);
  }
  return survived;
}
