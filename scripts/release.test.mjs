import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hasDeepPass, recordDeepPass } from './git.mjs';
import { emptyApproved, stamp } from './release.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stamp-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
const write = (/** @type {string} */ file, /** @type {unknown} */ content) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(
    join(folder, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
};

test('writes the version into the description and the lock file', () => {
  write('package.json', { workspaces: ['packages/*'] });
  write('packages/sdk/package.json', { version: '0.2.0', dependencies: { zod: '4' } });
  write('api-spec/openapi.yaml', 'info:\n  title: T\n  version: 0.1.0\n  summary: S\n');
  write('package-lock.json', {
    packages: {
      '': {},
      'packages/sdk': { version: '0.1.0' },
      'node_modules/zod': { version: '4' },
    },
  });
  stamp(folder, '0.2.0');
  expect(read('api-spec/openapi.yaml')).toBe('info:\n  title: T\n  version: 0.2.0\n  summary: S\n');
  expect(JSON.parse(read('package-lock.json')).packages).toEqual({
    '': {},
    'packages/sdk': { version: '0.2.0', dependencies: { zod: '4' } },
    'node_modules/zod': { version: '4' },
  });
});

test('rejects a description without a version', () => {
  write('api-spec/openapi.yaml', 'info:\n  title: T\n');
  expect(() => stamp(folder, '0.3.0')).toThrow('openapi.yaml has no version');
});

test('empties approved changes except for the comments', () =>
  expect(emptyApproved('# Why.\n\nold: gone => So.\n')).toBe('# Why.\n\n'));

test('knows the commit that passed the deep tests and no other', () => {
  recordDeepPass('one', '1/1', folder);
  expect(hasDeepPass('one', folder)).toBe(true);
  expect(hasDeepPass('other', folder)).toBe(false);
});

test('requires a pass of all shards of one count', () => {
  recordDeepPass('sharded', '1/2', folder);
  recordDeepPass('sharded', '2/3', folder);
  expect(hasDeepPass('sharded', folder)).toBe(false);
  recordDeepPass('sharded', '2/2', folder);
  expect(hasDeepPass('sharded', folder)).toBe(true);
});
