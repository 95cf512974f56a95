import type { Mutant } from './mutants.ts';

/** Selects one change per kind and operation: the middle one, to vary its depth in the response. */
export function sampleMutants<Kind extends string>(all: readonly Mutant<Kind>[]): Mutant<Kind>[] {
  const groups = Object.groupBy(all, ({ operationId, kind }) => `${operationId} ${kind}`);
  return Object.values<Mutant<Kind>[] | undefined>(groups).flatMap(
    (group = []) => group[Math.floor(group.length / 2)] ?? [],
  );
}
