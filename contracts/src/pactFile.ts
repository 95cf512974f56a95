import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from './description.ts';

/** Who relies on the provider, in pacts and at a broker. */
export const consumer = 'studio-portal-sdk';
/** Who is relied on. */
export const provider = 'studio-backend';

const folder = fileURLToPath(new URL('../pacts/', import.meta.url));

const sdk: { version: string } = JSON.parse(
  readFileSync(new URL('../../packages/sdk/package.json', import.meta.url), 'utf8'),
);

interface PactJson {
  interactions: JsonObject[];
  metadata: JsonObject;
}

/** Reads a pact that Pact's library has written. */
const readPact = (file: string): PactJson => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Makes one pact file of those that the rows of a tag have left, one a folder: Pact's own merging
 * reads and writes the whole file for every row, which grows with the square of the rows.
 * @param raw folder with a folder for each row, named so that they sort in the order of the rows
 * @param name of the pact file, without ending
 */
export function writePact(raw: string, name: string): void {
  const parts = readdirSync(raw)
    .toSorted()
    .map((row) => readPact(join(raw, row, `${consumer}-${provider}.json`)));
  const [first] = parts;
  if (!first) throw new Error(`The rows of ${name} left no pacts in ${raw}.`);
  const interactions = parts.flatMap((part) => part.interactions);
  // The pacts are versioned with the SDK that they were made with.
  const metadata = { ...first.metadata, sdk: { version: sdk.version } };
  const file = join(folder, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ consumer: { name: consumer }, interactions, metadata, provider: { name: provider } }, null, 2)}\n`,
  );
}
