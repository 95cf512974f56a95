/** Committed migrations never change, because databases have run them. */
import { glob, readdir, readFile } from 'node:fs/promises';
import '../gen/drizzleFromHere.ts';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, test } from 'vitest';
import { frozenMigrations, presentMigrations, violations } from '../gen/frozenMigrations.ts';

type Snapshot = Parameters<typeof generateMigration>[0];

test('keep every migration as frozen', async () => {
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

test('keep one snapshot, that of the newest migration', async () => {
  expect((await readdir(meta)).toSorted()).toEqual([await newestSnapshot(), '_journal.json']);
});

test('cover every change of a table', async () => {
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

describe('violations', () => {
  const first = { when: 1, sha256: 'a' };
  const second = { when: 2, sha256: 'b' };
  const frozen = { '0000_init': first, '0001_more': second };

  test.for([
    [
      'a changed migration',
      { ...frozen, '0000_init': { when: 1, sha256: 'c' } },
      /0000_init has changed.*Restore it/,
    ],
    ['a missing migration', { '0000_init': first }, /0001_more is gone.*Restore it/],
    [
      'a changed time in the journal',
      { ...frozen, '0001_more': { when: 3, sha256: 'b' } },
      /time of the migration 0001_more/,
    ],
    [
      'a migration that is not frozen',
      { ...frozen, '0002_new': { when: 3, sha256: 'd' } },
      /0002_new is not frozen yet.*--freeze/,
    ],
    [
      'a migration older than the newest',
      { ...frozen, '0002_new': { when: 1, sha256: 'd' } },
      /0002_new is older.*create it again/,
    ],
  ] as const)('explain how to fix %s', ([, present, sentence]) => {
    expect(violations(frozen, present)).toEqual([expect.stringMatching(sentence)]);
  });

  test('are empty without changes', () => {
    expect(violations(frozen, frozen)).toEqual([]);
  });
});
