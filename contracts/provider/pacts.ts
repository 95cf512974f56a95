import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Selects pacts; an empty list does not restrict them. */
export interface PactFilter {
  tags: readonly string[];
  operations: readonly string[];
}

/** Keeps the interactions of some operations; descriptions start with the operationId. */
const filterOperations = (pact: KitPact, operations: readonly string[]): KitPact => ({
  ...pact,
  interactions: pact.interactions.filter(({ description }) =>
    operations.some((operation) => description.startsWith(`${operation} `)),
  ),
});

/**
 * Reads the pacts of a folder, optionally only those of some tags or operations.
 * @throws Error if there are none, or none for a requested tag or operation
 */
export function readPacts(folder: string, { tags, operations }: PactFilter): TagPact[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const all = files.toSorted().map((file) => ({
    tag: basename(file, '.json'),
    file: join(folder, file),
  }));
  const unknown = tags.filter((tag) => !all.some((pact) => pact.tag === tag));
  if (all.length === 0 || unknown.length > 0) {
    const known = all.map(({ tag }) => tag).join(', ') || 'none';
    throw new Error(`No pact found for ${unknown.join(', ') || folder}. Available: ${known}.`);
  }
  const read = all
    .filter(({ tag }) => tags.length === 0 || tags.includes(tag))
    .map((entry) => {
      const pact: KitPact = JSON.parse(readFileSync(entry.file, 'utf8'));
      return { ...entry, pact };
    });
  if (operations.length === 0) return read;
  const unknownOperations = operations.filter((one) =>
    read.every(({ pact }) => filterOperations(pact, [one]).interactions.length === 0),
  );
  if (unknownOperations.length > 0)
    throw new Error(
      `No interaction found for ${unknownOperations.join(', ')}. --operation takes an operationId of the API description, such as getTenant.`,
    );
  return read
    .map((entry) => ({ ...entry, pact: filterOperations(entry.pact, operations) }))
    .filter(({ pact }) => pact.interactions.length > 0);
}
