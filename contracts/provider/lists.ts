import { readOperations } from './description.ts';
import { operationOf, stateNames, type KitInteraction, type TagPact } from './pacts.ts';
import { vocabulary } from './vocabulary.ts';

/** What `--list-operations`, `--list-states` and `--list-assumptions` print. */
export const lists = ['operations', 'states', 'assumptions'] as const;
export type List = (typeof lists)[number];

/** Formats the vocabulary of the states that the interactions use, as JSON. */
function formatStates(interactions: readonly KitInteraction[]): string {
  const used = new Set(interactions.flatMap(stateNames));
  const states = Object.entries(vocabulary).filter(([name]) => used.has(name));
  return `${JSON.stringify(Object.fromEntries(states), null, 2)}\n`;
}

/** Formats one line per operation: operationId, method, path, number of interactions and states. */
function formatOperations(interactions: readonly KitInteraction[]): string {
  return readOperations()
    .flatMap(({ operationId, method, path }) => {
      const own = interactions.filter((one) => operationOf(one) === operationId);
      if (own.length === 0) return [];
      const states = [...new Set(own.flatMap(stateNames))].join(', ');
      return [`${[operationId, method, path, own.length, states].join('\t')}\n`];
    })
    .join('');
}

/**
 * Formats the assumptions of the API description, one per line: operation, part and sentence. They
 * cover what the backend's catalogue leaves open.
 */
function formatAssumptions(interactions: readonly KitInteraction[]): string {
  const verified = new Set(interactions.map(operationOf));
  return readOperations()
    .filter(({ operationId }) => verified.has(operationId))
    .flatMap(({ operationId, 'x-assumed': assumed = {} }) =>
      Object.entries(assumed).map(([part, text]) => `${operationId}\t${part}\t${text}\n`),
    )
    .join('');
}

const formats: Record<List, (interactions: readonly KitInteraction[]) => string> = {
  operations: formatOperations,
  states: formatStates,
  assumptions: formatAssumptions,
};

/** Formats a list of everything that belongs to the selected pacts. */
export const formatList = (list: List, pacts: readonly TagPact[]): string =>
  formats[list](pacts.flatMap(({ pact }) => pact.interactions));
