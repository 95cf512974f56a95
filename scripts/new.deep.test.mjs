import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from './bootstrap/run.mjs';

// A busy machine is slow.
vi.setConfig({ testTimeout: 600_000 });

const derived = new Set(['node_modules', 'dist', '.results', '.turbo']);

/**
 * Copies what the command changes; everything else is a link.
 * @param {string} folder
 */
function copyRepository(folder) {
  const copy = (/** @type {string} */ path) =>
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !derived.has(basename(source)),
    });
  const link = (/** @type {string} */ path) => symlinkSync(join(root, path), join(folder, path));
  mkdirSync(join(folder, 'apps'));
  for (const name of readdirSync(root)) if (!['.git', 'apps', 'scripts'].includes(name)) link(name);
  for (const name of readdirSync(join(root, 'apps'))) if (name !== 'portal') link(`apps/${name}`);
  copy('scripts');
  copy('apps/portal');
}

test.each(['public', 'login'])('a new page with the guard %s passes the checks', (guard) => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-new-'));
  const run = (/** @type {string} */ cwd, /** @type {string[]} */ ...[program = '', ...args]) => {
    const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: join(folder, cwd),
      encoding: 'utf8',
      env: { ...process.env, PATH },
    });
    return { status, output: stdout + stderr };
  };
  const passes = { status: 0, output: expect.anything() };
  try {
    copyRepository(folder);
    const options = ['--area', 'studio', '--name', 'opening-news', '--guard', guard];
    expect(run('.', 'node', 'scripts/new.mjs', 'page', ...options)).toEqual(passes);
    expect(run('apps/portal', 'tsc', '-p', '.', '--singleThreaded')).toEqual(passes);
    const written = globSync('apps/portal/**/{openingNews.ts,openingNews/*}', { cwd: folder });
    expect(written).toHaveLength(3);
    const oxlint = ['oxlint', '--type-aware', '--deny-warnings', 'apps/portal/src/app/pages.tsx'];
    expect(run('.', ...oxlint, ...written)).toEqual(passes);
    expect(run('.', 'oxfmt', '--check', 'apps/portal')).toEqual(passes);
    const tables = ['src/app/', 'src/lib/address/', 'src/lib/routes/', 'src/lib/i18n/', 'locales/'];
    expect(run('apps/portal', 'vitest', 'run', '--project', 'node', ...tables)).toEqual(passes);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
