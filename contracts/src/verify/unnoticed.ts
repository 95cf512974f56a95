import type { Mutant } from './mutants.ts';
import { verifyReplayed } from './replay.ts';

/** Responses per run of the command, whose duration grows quadratically. */
const batch = 200;

/** Returns the mutants whose first changed response passes the verification. */
export async function findPassing<Kind extends string>(
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
 * Returns undetected mutants. A drift can affect several interactions and is detected if any of
 * them fails.
 */
export async function findUnnoticed(mutants: readonly Mutant[]): Promise<Mutant[]> {
  const survived: Mutant[] = [];
  for (const mutant of await findPassing(mutants)) {
    const outcomes = await verifyReplayed(mutant.answers.map((answer) => answer()));
    if (!outcomes.includes(false)) survived.push(mutant);
  }
  return survived;
}
