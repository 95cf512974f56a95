import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Promises } from './promises.ts';

/** What is read of an interaction here. */
export interface KitInteraction {
  description: string;
  providerStates: { name: string; params?: Record<string, unknown> }[];
  request: { method: string; path: string; headers?: Record<string, string[]> };
  comments?: { promises?: Promises };
}

/** A pact file. */
export interface KitPact {
  consumer: { name: string };
  provider: { name: string };
  interactions: KitInteraction[];
  metadata: { sdk?: { version: string } };
}

/** A pact file and the tag that it is about. */
export interface TagPact {
  tag: string;
  file: string;
  pact: KitPact;
}

/** The pacts that come with this package, seen from its sources and from its build. */
export const packagedPacts = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../pacts/' : './pacts/', import.meta.url),
);

/** What is asked for of the pacts; all of them where nothing is named. */
export interface Wanted {
  tags: readonly string[];
  operations: readonly string[];
}

/** What is about some operations alone; a description begins with the operationId. */
const aboutAny = (pact: KitPact, operations: readonly string[]): KitPact => ({
  ...pact,
  interactions: pact.interactions.filter(({ description }) =>
    operations.some((operation) => description.startsWith(`${operation} `)),
  ),
});

/**
 * Reads the pacts of a folder, those of some tags or operations or all.
 * @throws Error when there are none, or none of a tag or an operation that was named
 */
export function readPacts(folder: string, { tags, operations }: Wanted): TagPact[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const all = files.toSorted().map((file) => ({
    tag: basename(file, '.json'),
    file: join(folder, file),
  }));
  const unknown = tags.filter((tag) => !all.some((pact) => pact.tag === tag));
  if (all.length === 0 || unknown.length > 0) {
    const known = all.map(({ tag }) => tag).join(', ') || 'none';
    throw new Error(`There is no pact of ${unknown.join(', ') || folder}; there are: ${known}.`);
  }
  const read = all
    .filter(({ tag }) => tags.length === 0 || tags.includes(tag))
    .map((entry) => {
      const pact: KitPact = JSON.parse(readFileSync(entry.file, 'utf8'));
      return { ...entry, pact };
    });
  if (operations.length === 0) return read;
  const strangers = operations.filter((one) =>
    read.every(({ pact }) => aboutAny(pact, [one]).interactions.length === 0),
  );
  if (strangers.length > 0)
    throw new Error(
      `No interaction is about ${strangers.join(', ')}: --operation takes an operationId of the description, as getTenant.`,
    );
  return read
    .map((entry) => ({ ...entry, pact: aboutAny(entry.pact, operations) }))
    .filter(({ pact }) => pact.interactions.length > 0);
}
