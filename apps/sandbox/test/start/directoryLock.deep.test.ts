/** One of many processes that lock a data directory at the same time gets it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDirectory } from '../../src/start/directoryLock.ts';
import { temporaryFolder } from '../harness/process.ts';

const program = new URL('../harness/lockTaker.ts', import.meta.url).pathname;

const folder = temporaryFolder();
afterAll(folder.remove);

/** Starts a process that locks directories on request. */
function startTaker() {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: 60_000,
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  return {
    ready: next,
    async take(directories: string[]) {
      child.stdin.write(`${directories.join('\t')}\n`);
      return (await next()).split('\t');
    },
    async end() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

const takers = Array.from({ length: 5 }, startTaker);
beforeAll(() => Promise.all(takers.map((taker) => taker.ready())));
afterAll(() => Promise.all(takers.map((taker) => taker.end())));

/** Lock of a process that no longer runs: no process has this id. */
const gone = '4194305 1 left-over';

const beginnings = {
  'no lock': async () => undefined,
  'a lock of a dead process': (lock: string) => writeFile(lock, gone),
  'an empty lock': (lock: string) => writeFile(lock, ''),
} satisfies Record<string, (lock: string) => Promise<void>>;

test.for(Object.entries(beginnings))('locks once with %s', async ([name, begin]) => {
  const directories = Array.from(
    { length: 10 },
    (_, index) => `${folder.path}/${name.replaceAll(' ', '-')}-${index}`,
  );
  await Promise.all(directories.map((directory) => begin(`${directory}.lock`)));
  const outcomes = await Promise.all(takers.map((taker) => taker.take(directories)));
  for (const index of directories.keys())
    expect(outcomes.map((list) => list[index]).filter((outcome) => outcome === 'taken')).toEqual([
      'taken',
    ]);
  expect(new Set(outcomes.flat())).toEqual(new Set(['taken', 'refused']));
});

test('takes over the claim of a dead process, and leaves only the lock', async () => {
  const directory = `${folder.path}/claimed`;
  await writeFile(`${directory}.lock`, gone);
  // A claim is named after the hash of the lock that it follows.
  const name = createHash('sha256').update(gone).digest('hex').slice(0, 16);
  await writeFile(`${directory}.lock.${name}`, '4194306 1 left-over');
  const release = await lockDirectory(directory);
  const left = async () =>
    (await readdir(folder.path)).filter((file) => file.startsWith('claimed'));
  expect(await left()).toEqual(['claimed.lock']);
  await release();
  expect(await left()).toEqual([]);
});
