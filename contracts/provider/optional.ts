import { readFileSync } from 'node:fs';
import type { KitInteraction, TagPact } from './pacts.ts';
import { packagedDescription } from './schemaCheck.ts';

interface Described {
  paths: Record<string, Record<string, { operationId?: string; 'x-used-by'?: string[] }>>;
}

/** Reads the operations that the portal does not call: those without `x-used-by`. */
export function readOptionalOperations(): ReadonlySet<string> {
  const { paths }: Described = JSON.parse(readFileSync(packagedDescription, 'utf8'));
  return new Set(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId, 'x-used-by': usedBy }) =>
        operationId !== undefined && usedBy === undefined ? [operationId] : [],
      ),
  );
}

/** Returns the operation of an interaction; its description starts with it. */
const operationOf = ({ description }: KitInteraction): string => description.split(' ', 1)[0] ?? '';

/** Separates the interactions that a backend must pass from those of optional operations. */
export function separateOptional(
  pacts: readonly TagPact[],
  optional: ReadonlySet<string>,
): { required: TagPact[]; optionalOperations: string[] } {
  const interactions = pacts.flatMap(({ pact }) => pact.interactions);
  const skipped = interactions.map(operationOf).filter((operation) => optional.has(operation));
  return {
    required: pacts
      .map((entry) => ({
        ...entry,
        pact: {
          ...entry.pact,
          interactions: entry.pact.interactions.filter((one) => !optional.has(operationOf(one))),
        },
      }))
      .filter(({ pact }) => pact.interactions.length > 0),
    optionalOperations: [...new Set(skipped)],
  };
}
