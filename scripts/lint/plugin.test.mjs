import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { run } from '../lib/run.mjs';
import { seeds } from './seeds.mjs';

// The configuration itself is on trial, so the violations are seeded at the paths it speaks of, in
// an empty house with the real configuration and the real plugin.
const house = mkdtempSync(join(tmpdir(), 'studio-lint-'));
/** @type {Map<string, string[]>} path → codes of what oxlint reported there */
const found = new Map();

beforeAll(async () => {
  for (const path of ['.oxlintrc.json', 'scripts/lint/plugin.mjs', 'scripts/lint/rules']) {
    cpSync(join(root, path), join(house, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
  writeFileSync(
    join(house, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, jsx: 'react-jsx', noEmit: true } }),
  );
  for (const { path, code } of seeds) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), `${code}\n`);
  }
  const { output } = await run('oxlint', ['-f', 'json', '.'], { cwd: house });
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{')));
  for (const { code, filename } of diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), code]);
  }
}, 60_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

test.each(seeds.filter((seed) => seed.breaks))('$path: $because', ({ path, breaks }) => {
  expect(found.get(path) ?? []).toContain(breaks);
});

test.each(seeds.filter((seed) => !seed.breaks))('$path is fine: $because', ({ path }) => {
  expect(found.get(path) ?? []).toEqual([]);
});
