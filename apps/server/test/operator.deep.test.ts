/** An empty machine by the operator's page: word for word the blocks of README.md, with the addresses of this test in them. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type Running, started, startSandbox } from './sandbox.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const readme = readFileSync(`${repository}apps/server/README.md`, 'utf8');

/** The shell blocks, in their order; containers have a test of their own. */
const blocks = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)]
  .map(([, block = '']) => block)
  .filter((block) => !block.startsWith('docker '));

let folder = '';
let sandbox: Running | undefined;
let port = 0;
let metricsPort = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
  [port, metricsPort] = await Promise.all([freePort(), freePort()]);
});
afterAll(async () => {
  await sandbox?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const withAddresses = (text: string): string =>
  text
    .replaceAll('https://api.example', sandbox?.origin ?? '')
    .replaceAll('portal.example', 'localhost')
    .replaceAll('8080', String(port))
    .replaceAll('9464', String(metricsPort));

/** What has been built here of the same sources, beside the repository that this working tree is of: no minute for it twice. */
const built = join(
  dirname(
    spawnSync('git', ['rev-parse', '--path-format=absolute', '--git-common-dir'], {
      cwd: repository,
      encoding: 'utf8',
    }).stdout.trim(),
  ),
  '.turbo/cache',
);

/** Runs a block as an operator would, on a machine that knows nothing but its programs. */
const run = (text: string, cwd: string, minutes = 1): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH ?? '', HOME: folder, TURBO_CACHE_DIR: built };
    execFile(
      'sh',
      ['-euc', withAddresses(text)],
      { cwd, env, timeout: minutes * 60_000, encoding: 'utf8', maxBuffer: 2 ** 26 },
      (error, stdout, stderr) =>
        error
          ? reject(new Error(`${text}\n${stdout}\n${stderr}`, { cause: error }))
          : resolve(stdout),
    );
  });

/** The repository as it is here, with what was installed, where nothing lies built. */
function clone(): string {
  const target = join(folder, 'clone');
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(join(target, dirname(file)), { recursive: true });
    cpSync(join(repository, file), join(target, file));
  }
  // As a clone has it: what has been built of the same sources is known by what git says of them.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: target });
  for (const installed of globSync('{.,{apps,packages}/*}/node_modules', { cwd: repository })) {
    const [from, to] = [join(repository, installed), join(target, installed)];
    // Links to the same files where the file system has them: a gigabyte is not copied for a look.
    if (spawnSync('cp', ['-al', from, to]).status !== 0) spawnSync('cp', ['-a', from, to]);
  }
  return target;
}

test('from a clone to readers, an upgrade and back, by the blocks of the page', async () => {
  const [
    build = '',
    unpack = '',
    set = '',
    start = '',
    look = '',
    upgrade = '',
    rollback = '',
    ...more
  ] = blocks;
  expect(rollback).not.toBe('');
  // A block that is new on the page is one that nobody has tried.
  expect(more).toEqual([]);
  const machine = join(folder, 'machine');
  mkdirSync(machine);
  const source = clone();
  const [running] = await Promise.all([startSandbox(), run(build, source, 20)]);
  sandbox = running;
  cpSync(join(source, 'studio-portal.tgz'), join(machine, 'studio-portal.tgz'));
  rmSync(source, { recursive: true });

  await run(unpack, machine);
  await run(set, machine);
  const startServer = () => {
    const [program, ...args] = start.trim().split(' ');
    expect(program).toBe('node');
    return started(args, {}, /The portal is at/, { cwd: machine });
  };
  const first = await startServer();
  expect(await run(look, machine)).toMatch(/ready[^]*portal_request_seconds/);
  const origin = `http://localhost:${port}`;
  const page = async () => (await fetch(`${origin}/studio/bm9ydGhzaWRlOjEwMDE=`)).text();
  expect(await page()).toContain('Northside Mitte');
  // A host that is not ours.
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(421);
  await first.stop();

  await run(upgrade, machine);
  // As if the new release had another file in the place of this one.
  const assets = join(machine, 'releases/2/portal/assets');
  const old = readdirSync(assets).find((file) => file.endsWith('.woff2')) ?? '';
  renameSync(join(assets, old), join(assets, `newer-${old}`));
  const second = await startServer();
  for (const file of [old, `newer-${old}`])
    expect([file, (await fetch(`${origin}/assets/${file}`)).status]).toEqual([file, 200]);
  await second.stop();

  await run(rollback, machine);
  const third = await startServer();
  for (const file of [old, `newer-${old}`])
    expect([file, (await fetch(`${origin}/assets/${file}`)).status]).toEqual([file, 200]);
  expect(await page()).toContain('Northside Mitte');
  await third.stop();
}, 1_500_000);
