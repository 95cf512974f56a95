/** Committed migrations never change: databases have run them. */
import { glob, readdir, readFile } from 'node:fs/promises';
import '../gen/drizzleFromHere.ts';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, test } from 'vitest';
import { frozenMigrations, presentMigrations, violations } from '../gen/frozenMigrations.ts';

type Snapshot = Parameters<typeof generateMigration>[0];

test('every migration is as it was frozen', async () => {
  expect(violations(await frozenMigrations(), await presentMigrations())).toEqual([]);
});

const meta = new URL('../drizzle/meta/', import.meta.url);

async function newestSnapshot(): Promise<string> {
  const [number] =
    Object.keys(await frozenMigrations())
      .at(-1)
      ?.split('_') ?? [];
  return `${number}_snapshot.json`;
}

test('the newest migration has the only snapshot', async () => {
  expect((await readdir(meta)).toSorted()).toEqual([await newestSnapshot(), '_journal.json']);
});

test('no table has changed without a migration', async () => {
  const migrated: Snapshot = JSON.parse(
    await readFile(new URL(await newestSnapshot(), meta), 'utf8'),
  );
  const tables: Record<string, unknown> = {};
  const root = new URL('..', import.meta.url).pathname;
  for await (const file of glob(`${root}/src/{domains,platform}/**/tables.ts`))
    Object.assign(tables, await import(file));
  const now = generateDrizzleJson(tables, migrated.id, undefined, 'snake_case');
  expect(await generateMigration(migrated, now)).toEqual([]);
});

describe('a sentence says what to do about', () => {
  const first = { when: 1, sha256: 'a' };
  const second = { when: 2, sha256: 'b' };
  const frozen = { '0000_init': first, '0001_more': second };

  test.for([
    [
      'one that has changed',
      { ...frozen, '0000_init': { when: 1, sha256: 'c' } },
      /0000_init has changed.*Restore it/,
    ],
    ['one that is gone', { '0000_init': first }, /0001_more is gone.*Restore it/],
    [
      'another time in the journal',
      { ...frozen, '0001_more': { when: 3, sha256: 'b' } },
      /time of the migration 0001_more/,
    ],
    [
      'a new one',
      { ...frozen, '0002_new': { when: 3, sha256: 'd' } },
      /0002_new is not frozen yet.*--freeze/,
    ],
    [
      'one that comes too late',
      { ...frozen, '0002_new': { when: 1, sha256: 'd' } },
      /0002_new is older.*make it again/,
    ],
  ] as const)('%s', ([, present, sentence]) => {
    expect(violations(frozen, present)).toEqual([expect.stringMatching(sentence)]);
  });

  test('nothing when all is as it was', () => {
    expect(violations(frozen, frozen)).toEqual([]);
  });
});
