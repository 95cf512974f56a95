import type { Mutant } from './mutants.ts';

/** Returns one change of each kind for each operation, the middle one, as often deep in an answer as at its surface. */
export function sampleOf<Kind extends string>(all: readonly Mutant<Kind>[]): Mutant<Kind>[] {
  const groups = Object.groupBy(all, ({ operationId, kind }) => `${operationId} ${kind}`);
  return Object.values<Mutant<Kind>[] | undefined>(groups).flatMap(
    (group = []) => group[Math.floor(group.length / 2)] ?? [],
  );
}
