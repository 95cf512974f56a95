/** One of many processes that lock a data directory at the same time gets it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDirectory } from '../../src/app/start/directoryLock.ts';
import { temporaryFolder } from '../harness/process.ts';

const program = new URL('../harness/directoryLocker.ts', import.meta.url).pathname;

const folder = temporaryFolder();
afterAll(folder.remove);

/** Starts a process that locks directories on request. */
function startLocker() {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: 60_000,
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  return {
    ready: next,
    async lock(directories: string[]) {
      child.stdin.write(`${directories.join('\t')}\n`);
      return (await next()).split('\t');
    },
    async end() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

const lockers = Array.from({ length: 5 }, startLocker);
beforeAll(() => Promise.all(lockers.map((taker) => taker.ready())));
afterAll(() => Promise.all(lockers.map((taker) => taker.end())));

/** Lock of a dead process: no process has this id. */
const deadLock = '4194305 1 left-over';

const initialLocks = {
  'no lock': async () => undefined,
  'a lock of a dead process': (lock: string) => writeFile(lock, deadLock),
  'an empty lock': (lock: string) => writeFile(lock, ''),
} satisfies Record<string, (lock: string) => Promise<void>>;

test.for(Object.entries(initialLocks))('locks once with %s', async ([name, begin]) => {
  const directories = Array.from(
    { length: 10 },
    (_, index) => `${folder.path}/${name.replaceAll(' ', '-')}-${index}`,
  );
  await Promise.all(directories.map((directory) => begin(`${directory}.lock`)));
  const outcomes = await Promise.all(lockers.map((taker) => taker.lock(directories)));
  for (const index of directories.keys())
    expect(outcomes.map((list) => list[index]).filter((outcome) => outcome === 'taken')).toEqual([
      'taken',
    ]);
  expect(new Set(outcomes.flat())).toEqual(new Set(['taken', 'refused']));
});

test('takes over the claim of a dead process, and leaves only the lock', async () => {
  const directory = `${folder.path}/claimed`;
  await writeFile(`${directory}.lock`, deadLock);
  // A claim is named after the hash of the lock that it follows.
  const name = createHash('sha256').update(deadLock).digest('hex').slice(0, 16);
  await writeFile(`${directory}.lock.${name}`, '4194306 1 left-over');
  const release = await lockDirectory(directory);
  const listFiles = async () =>
    (await readdir(folder.path)).filter((file) => file.startsWith('claimed'));
  expect(await listFiles()).toEqual(['claimed.lock']);
  await release();
  expect(await listFiles()).toEqual([]);
});
