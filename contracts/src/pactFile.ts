import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consumer, provider } from '../provider/parties.ts';
import type { Promises } from '../provider/promises.ts';
import type { Case } from './cases.ts';
import type { Json, JsonObject } from './description.ts';
import { toMatchers } from './rules.ts';

const folder = fileURLToPath(new URL('../pacts/', import.meta.url));

/** An interaction in a pact file. */
export interface Interaction {
  description: string;
  providerStates: { name: string; params?: Record<string, Json> }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content: Json };
  };
  response: {
    status: number;
    headers?: Record<string, string[]>;
    body?: { content: Json };
    matchingRules?: { body?: Record<string, { combine: string; matchers: JsonObject[] }> };
  };
  comments?: { promises?: Promises };
}

export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
  metadata: JsonObject;
}

const readPact = (file: string): Pact => JSON.parse(readFileSync(file, 'utf8'));

const rawFile = (folder: string): string => join(folder, `${consumer}-${provider}.json`);

/**
 * Replaces the response body of a row's pact with the expectation. Pact has written the complete
 * example that its mock sent.
 * @param folder folder of the row
 */
export function applyExpectation({ json, promises = {} }: Case['response'], folder: string): void {
  const pact = readPact(rawFile(folder));
  for (const interaction of pact.interactions) {
    const { response } = interaction;
    if (json && response.body) {
      response.body.content = json.expected;
      const rules = [...json.rules].map(
        ([path, rule]) => [path, { combine: 'AND', matchers: toMatchers(rule) }] as const,
      );
      response.matchingRules = { ...response.matchingRules, body: Object.fromEntries(rules) };
    }
    if (Object.keys(promises).length > 0) interaction.comments = { promises };
  }
  writeFileSync(rawFile(folder), JSON.stringify(pact));
}

/**
 * Reads the recorded pacts by tag.
 * @throws Error if there are none
 */
export function readPactFiles(): Map<string, Pact> {
  const files = globSync('*.json', { cwd: folder });
  if (files.length === 0) throw new Error('No pacts found. Run `npm run contracts` first.');
  return new Map(
    files.toSorted().map((file) => [file.replace(/\.json$/, ''), readPact(join(folder, file))]),
  );
}

const sdk: { version: string } = JSON.parse(
  readFileSync(new URL('../../packages/sdk/package.json', import.meta.url), 'utf8'),
);

/**
 * Merges the pacts of a tag's rows into one file. Pact's own merge rereads and rewrites the whole
 * file per row, which takes quadratic time.
 * @param raw folder with one folder per row, in row order
 * @param name file name of the pact without extension
 */
export function writePact(raw: string, name: string): void {
  const parts = readdirSync(raw)
    .toSorted()
    .map((row) => readPact(rawFile(join(raw, row))));
  const [first] = parts;
  if (!first) throw new Error(`The rows of ${name} wrote no pacts to ${raw}.`);
  const whole: Pact = {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions: parts.flatMap(({ interactions }) => interactions),
    // Pacts have the version of the SDK that recorded them.
    metadata: { ...first.metadata, sdk: { version: sdk.version } },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(whole, null, 2)}\n`);
}
