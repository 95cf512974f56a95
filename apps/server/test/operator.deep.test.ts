/** Runs the shell blocks of README.md word for word on an empty machine, with the addresses of this test. */
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
import { freePort, type RunningServer, startProgram, startSandbox } from './sandbox.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const readme = readFileSync(`${repository}apps/server/README.md`, 'utf8');

/** Shell blocks in order, except those for containers and the sandbox, which other tests cover. */
const blocks = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)]
  .map(([, block = '']) => block)
  .filter((block) => !block.startsWith('docker ') && !block.includes('localhost:4100'));

let folder = '';
let sandbox: RunningServer | undefined;
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

const replaceAddresses = (text: string): string =>
  text
    .replaceAll('https://api.example', sandbox?.origin ?? '')
    .replaceAll('portal.example', 'localhost')
    .replaceAll('8080', String(port))
    .replaceAll('9464', String(metricsPort));

/** Build cache of the repository that this working tree belongs to, so that the same sources are not built twice. */
const buildCache = join(
  dirname(
    spawnSync('git', ['rev-parse', '--path-format=absolute', '--git-common-dir'], {
      cwd: repository,
      encoding: 'utf8',
    }).stdout.trim(),
  ),
  '.turbo/cache',
);

/** Runs a block as an operator would, with a minimal environment. */
const runBlock = (text: string, cwd: string, minutes = 1): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH ?? '', HOME: folder, TURBO_CACHE_DIR: buildCache };
    execFile(
      'sh',
      ['-euc', replaceAddresses(text)],
      { cwd, env, timeout: minutes * 60_000, encoding: 'utf8', maxBuffer: 2 ** 26 },
      (error, stdout, stderr) =>
        error
          ? reject(new Error(`${text}\n${stdout}\n${stderr}`, { cause: error }))
          : resolve(stdout),
    );
  });

/** Copies the repository with its installed packages, but without builds. */
function copyRepository(): string {
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
  // Initializes git as in a clone, because the build cache identifies sources by git.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: target });
  for (const installed of globSync('{.,{apps,packages}/*}/node_modules', { cwd: repository })) {
    const [from, to] = [join(repository, installed), join(target, installed)];
    // Uses hard links where the file system supports them, to avoid copying a gigabyte.
    if (spawnSync('cp', ['-al', from, to]).status !== 0) spawnSync('cp', ['-a', from, to]);
  }
  return target;
}

test('goes from a clone to a running portal, an upgrade and a rollback by the blocks of the README', async () => {
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
  // A new block in the README needs a step here.
  expect(more).toEqual([]);
  const machine = join(folder, 'machine');
  mkdirSync(machine);
  const source = copyRepository();
  const [running] = await Promise.all([startSandbox(), runBlock(build, source, 20)]);
  sandbox = running;
  cpSync(join(source, 'studio-portal.tgz'), join(machine, 'studio-portal.tgz'));
  rmSync(source, { recursive: true });

  await runBlock(unpack, machine);
  await runBlock(set, machine);
  const startServer = () => {
    const [program, ...args] = start.trim().split(' ');
    expect(program).toBe('node');
    return startProgram(args, {}, /The portal is at/, { cwd: machine });
  };
  const first = await startServer();
  expect(await runBlock(look, machine)).toMatch(/ready[^]*portal_request_seconds/);
  const origin = `http://localhost:${port}`;
  const page = async () => (await fetch(`${origin}/studio/bm9ydGhzaWRlOjEwMDE=`)).text();
  expect(await page()).toContain('Northside Mitte');
  // A host that is not configured.
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(421);
  await first.stop();

  await runBlock(upgrade, machine);
  // Simulates a new release in which this file has another name.
  const assets = join(machine, 'releases/2/portal/assets');
  const old = readdirSync(assets).find((file) => file.endsWith('.woff2')) ?? '';
  renameSync(join(assets, old), join(assets, `newer-${old}`));
  const second = await startServer();
  for (const file of [old, `newer-${old}`])
    expect([file, (await fetch(`${origin}/assets/${file}`)).status]).toEqual([file, 200]);
  await second.stop();

  await runBlock(rollback, machine);
  const third = await startServer();
  for (const file of [old, `newer-${old}`])
    expect([file, (await fetch(`${origin}/assets/${file}`)).status]).toEqual([file, 200]);
  expect(await page()).toContain('Northside Mitte');
  await third.stop();
}, 1_500_000);
