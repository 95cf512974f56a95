import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consumer, provider } from '../provider/parties.ts';
import type { Promises } from '../provider/promises.ts';
import type { Case } from './cases.ts';
import type { Json, JsonObject } from './description.ts';
import { toMatchers } from './rules.ts';

const folder = fileURLToPath(new URL('../pacts/', import.meta.url));

/** An interaction as it stands in a pact file. */
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

/** A pact file. */
export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
  metadata: JsonObject;
}

const readPact = (file: string): Pact => JSON.parse(readFileSync(file, 'utf8'));

const rawFile = (folder: string): string => join(folder, `${consumer}-${provider}.json`);

/**
 * Makes the pact of one row ask for what may be relied on: Pact has written it with the whole example, which its mock
 * answered.
 * @param folder the row's
 */
export function askFor({ json, promises = {} }: Case['response'], folder: string): void {
  const pact = readPact(rawFile(folder));
  for (const interaction of pact.interactions) {
    const { response } = interaction;
    if (json && response.body) {
      response.body.content = json.asked;
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
 * Reads the recorded pacts, by tag.
 * @throws Error when there are none
 */
export function readPactFiles(): Map<string, Pact> {
  const files = globSync('*.json', { cwd: folder });
  if (files.length === 0) throw new Error('There are no pacts. Run npm run contracts first.');
  return new Map(
    files.toSorted().map((file) => [file.replace(/\.json$/, ''), readPact(join(folder, file))]),
  );
}

const sdk: { version: string } = JSON.parse(
  readFileSync(new URL('../../packages/sdk/package.json', import.meta.url), 'utf8'),
);

/**
 * Makes one pact file of those that the rows of a tag have left, one a folder: Pact's own merging
 * reads and writes the whole file for every row, which grows with the square of the rows.
 * @param raw folder with a folder for each row, named so that they sort in the order of the rows
 * @param name of the pact file, without ending
 */
export function writePact(raw: string, name: string): void {
  const parts = readdirSync(raw)
    .toSorted()
    .map((row) => readPact(rawFile(join(raw, row))));
  const [first] = parts;
  if (!first) throw new Error(`The rows of ${name} left no pacts in ${raw}.`);
  const whole: Pact = {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions: parts.flatMap(({ interactions }) => interactions),
    // The pacts are versioned with the SDK that they were made with.
    metadata: { ...first.metadata, sdk: { version: sdk.version } },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(whole, null, 2)}\n`);
}
