import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFiles, hashFiles } from './hash-files.mjs';

/** @type {string} */
let base;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'studio-hash-'));
  mkdirSync(join(base, 'generated/deep'), { recursive: true });
  writeFileSync(join(base, 'generated/a.ts'), '1');
  writeFileSync(join(base, 'generated/deep/b.ts'), '2');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a hand-edited, a forgotten and a new file are all told', () => {
  const before = hashFiles(['generated', 'not-there'], base);
  writeFileSync(join(base, 'generated/a.ts'), 'edited');
  rmSync(join(base, 'generated/deep/b.ts'));
  writeFileSync(join(base, 'generated/c.ts'), '3');
  expect(compareFiles(before, hashFiles(['generated'], base))).toEqual([
    'out of date     generated/a.ts',
    'was missing     generated/c.ts',
    'no longer made  generated/deep/b.ts',
  ]);
});

test('the same bytes written again are no difference', () => {
  const before = hashFiles(['generated'], base);
  writeFileSync(join(base, 'generated/a.ts'), '1');
  expect(compareFiles(before, hashFiles(['generated'], base))).toEqual([]);
});
