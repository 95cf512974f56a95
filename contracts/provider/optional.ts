import { readOperations } from './description.ts';
import { filterInteractions, operationOf, type TagPact } from './pacts.ts';

/** Reads the operations that the portal does not call: those without `x-used-by`. */
export const readOptionalOperations = (): ReadonlySet<string> =>
  new Set(
    readOperations().flatMap(({ operationId, 'x-used-by': usedBy }) =>
      usedBy === undefined ? [operationId] : [],
    ),
  );

/** Separates the interactions that a backend must pass from those of optional operations. */
export function separateOptional(
  pacts: readonly TagPact[],
  optional: ReadonlySet<string>,
): { required: TagPact[]; optionalOperations: string[] } {
  const skipped = pacts
    .flatMap(({ pact }) => pact.interactions.map(operationOf))
    .filter((operation) => optional.has(operation));
  return {
    required: filterInteractions(pacts, (one) => !optional.has(operationOf(one))),
    optionalOperations: [...new Set(skipped)],
  };
}
