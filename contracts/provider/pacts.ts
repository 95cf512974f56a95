import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireKnown } from './nearest.ts';
import type { Promises } from './promises.ts';

/** The fields of an interaction that the kit reads. */
export interface KitInteraction {
  description: string;
  providerStates: { name: string; params?: Record<string, unknown> }[];
  request: { method: string; path: string; headers?: Record<string, string[]> };
  comments?: { promises?: Promises };
}

/** The fields of a pact file that the kit reads. */
export interface KitPact {
  consumer: { name: string };
  provider: { name: string };
  interactions: KitInteraction[];
  metadata: { sdk?: { version: string } };
}

/** A pact file with its tag. */
export interface TagPact {
  tag: string;
  file: string;
  pact: KitPact;
}

/** Folder of the packaged pacts, both when running from source and from the build. */
export const packagedPacts = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../pacts/' : './pacts/', import.meta.url),
);

/** Selects interactions; an empty list does not restrict them. */
export interface PactFilter {
  tags?: readonly string[];
  operations?: readonly string[];
  states?: readonly string[];
}

/** Returns the operation of an interaction; its description starts with it. */
export const operationOf = ({ description }: KitInteraction): string =>
  description.split(' ', 1)[0] ?? '';

/** Returns the names of the provider states of an interaction. */
export const stateNames = ({ providerStates }: KitInteraction): string[] =>
  providerStates.map(({ name }) => name);

/** Keeps some of the interactions, and the pacts that still have any. */
export const filterInteractions = (
  pacts: readonly TagPact[],
  isWanted: (interaction: KitInteraction) => boolean,
): TagPact[] =>
  pacts
    .map((entry) => ({
      ...entry,
      pact: { ...entry.pact, interactions: entry.pact.interactions.filter(isWanted) },
    }))
    .filter(({ pact }) => pact.interactions.length > 0);

const isSelected = (wanted: readonly string[], ...own: string[]): boolean =>
  wanted.length === 0 || own.some((one) => wanted.includes(one));

/**
 * Reads the pacts of a folder, optionally only the interactions of some tags, operations or states.
 * @throws Error if there are none, or if a requested tag, operation or state is unknown
 */
export function readPacts(
  folder: string,
  { tags = [], operations = [], states = [] }: PactFilter,
): TagPact[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new Error(`There are no pacts in ${folder}.`);
  const all = files.toSorted().map((name) => {
    const file = join(folder, name);
    const pact: KitPact = JSON.parse(readFileSync(file, 'utf8'));
    return { tag: basename(name, '.json'), file, pact };
  });
  const interactions = all.flatMap(({ pact }) => pact.interactions);
  requireKnown(
    'tag',
    tags,
    all.map(({ tag }) => tag),
  );
  requireKnown('operation', operations, interactions.map(operationOf));
  requireKnown('state', states, interactions.flatMap(stateNames));
  const selected = filterInteractions(
    all.filter(({ tag }) => isSelected(tags, tag)),
    (one) => isSelected(operations, operationOf(one)) && isSelected(states, ...stateNames(one)),
  );
  if (selected.length === 0)
    throw new Error('No interaction matches all of --tag, --operation and --state.');
  return selected;
}
