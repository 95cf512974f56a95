import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptied, stamp } from './stamp.mjs';

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

test('a version stands in the description, the pacts and the lock file', () => {
  write('package.json', { workspaces: ['packages/*'] });
  write('packages/sdk/package.json', { version: '0.2.0', dependencies: { zod: '4' } });
  write('api-spec/openapi.yaml', 'info:\n  title: T\n  version: 0.1.0\n  summary: S\n');
  write('contracts/pacts/auth.json', { metadata: { sdk: { version: '0.1.0' } } });
  write('package-lock.json', {
    packages: { 'packages/sdk': { version: '0.1.0' }, 'node_modules/zod': { version: '4' } },
  });
  stamp(folder, '0.2.0');
  expect(read('api-spec/openapi.yaml')).toBe('info:\n  title: T\n  version: 0.2.0\n  summary: S\n');
  expect(JSON.parse(read('contracts/pacts/auth.json')).metadata.sdk).toEqual({ version: '0.2.0' });
  expect(JSON.parse(read('package-lock.json')).packages).toEqual({
    'packages/sdk': { version: '0.2.0', dependencies: { zod: '4' } },
    'node_modules/zod': { version: '4' },
  });
});

test('a description that does not say its version is not released', () => {
  write('api-spec/openapi.yaml', 'info:\n  title: T\n');
  expect(() => stamp(folder, '0.3.0')).toThrow('openapi.yaml does not say its version');
});

test('what was approved is forgotten, what explains the list is not', () =>
  expect(emptied('# Why.\n\nold: gone => So.\n')).toBe('# Why.\n\n'));
