import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { watchPaths } from './watch.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  // Inside the clone, because watched paths are relative to it; ignored by git.
  mkdirSync(join(root, '.turbo'), { recursive: true });
  folder = mkdtempSync(join(root, '.turbo/watch-'));
  mkdirSync(join(folder, 'deep/generated'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('tells a change once, deep in a folder, and not of what is generated', async () => {
  /** @type {string[]} */
  const seen = [];
  /** @type {(changed: string) => void} */
  let tell = () => {};
  const stop = watchPaths([relative(root, folder)], async (changed) => {
    seen.push(changed);
    tell(changed);
  });
  const next = () => new Promise((resolve) => (tell = resolve));

  let changed = next();
  writeFileSync(join(folder, 'deep/generated/b.ts'), '1');
  writeFileSync(join(folder, 'deep/a.yaml'), '1');
  writeFileSync(join(folder, 'deep/a.yaml'), '2');
  expect(await changed).toBe(join(relative(root, folder), 'deep/a.yaml'));

  changed = next();
  writeFileSync(join(folder, 'c.yaml'), '1');
  expect(await changed).toBe(join(relative(root, folder), 'c.yaml'));
  stop();
  expect(seen).toHaveLength(2);
});
