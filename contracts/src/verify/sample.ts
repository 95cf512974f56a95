import type { Mutant } from './mutants.ts';

/** How many changes of each kind are tried for an operation: all of them would take ten times as long. */
const perKind = 2;

/** Changes spread evenly over all that there are of a kind, so that they lie as often deep in an answer as at its surface. */
export function sampleOf<Kind extends string>(all: readonly Mutant<Kind>[]): Mutant<Kind>[] {
  const groups = Object.groupBy(all, ({ operationId, kind }) => `${operationId} ${kind}`);
  return Object.values<Mutant<Kind>[] | undefined>(groups).flatMap((group = []) => {
    const step = Math.max(1, group.length / perKind);
    const turns = Array.from({ length: Math.ceil(group.length / step) }, (_, turn) => turn + 0.5);
    return turns.flatMap((turn) => group[Math.floor(turn * step)] ?? []);
  });
}
