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
  new URL(import.meta.url.endsWith('.ts') ? '../pacts/' : '../../pacts/', import.meta.url),
);

/**
 * Reads the pacts of a folder, those of some tags or all.
 * @throws Error when there are none, or none of a tag that was named
 */
export function readPacts(folder: string, tags: readonly string[]): TagPact[] {
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
  return all
    .filter(({ tag }) => tags.length === 0 || tags.includes(tag))
    .map((entry) => {
      const pact: KitPact = JSON.parse(readFileSync(entry.file, 'utf8'));
      return { ...entry, pact };
    });
}
