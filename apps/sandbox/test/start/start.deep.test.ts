/** Starts and stops the real process: its output, and one line for each reason not to start. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { launch, type Launch, temporaryFolder } from '../harness/process.ts';
import { findFreePort } from '../harness/postgres.ts';
import { openFolder } from '../harness/world.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

/** Returns a path in the temporary folder. */
const dataPath = (name: string): string => `${folder.path}/${name}`;

/** @returns the exit code, and the lines printed */
async function runToEnd(options: Launch): Promise<{ code: number | null; lines: string[] }> {
  const { code, stdout, stderr } = await launch(options).ended;
  return { code, lines: `${stdout}${stderr}`.trim().split('\n') };
}

describe.concurrent('explains in one line how to fix', () => {
  test('a busy port', async () => {
    const port = await findFreePort();
    const busy = createServer();
    await new Promise<void>((resolve) => {
      busy.listen(port, 'localhost', resolve);
    });
    const { code, lines } = await runToEnd({
      args: ['--port', String(port)],
      env: { DATA_DIR: 'memory', PROVIDER_STATES: '1' },
    });
    busy.close();
    expect([code, lines]).toEqual([
      2,
      [`Port ${port} is busy: stop what uses it, or choose another with --port ${port + 1}.`],
    ]);
  });

  test('invalid proxies', async () => {
    expect(await runToEnd({ env: { TRUST_PROXY: 'true', DATA_DIR: 'memory' } })).toEqual({
      code: 2,
      lines: ['TRUST_PROXY must be the addresses of the proxies in front, such as 10.0.0.0/8,::1.'],
    });
  });

  test('an incomplete configuration of a wallet', async () => {
    const env = { GOOGLE_WALLET_ISSUER_ID: '1', DATA_DIR: 'memory' };
    expect(await runToEnd({ env })).toEqual({
      code: 2,
      lines: [
        'Set GOOGLE_WALLET_KEY as well, or none of GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_KEY: a wallet needs all of them.',
      ],
    });
  });

  test('a data directory that is a file', async () => {
    await writeFile(dataPath('file'), '');
    expect(await runToEnd({ env: { DATA_DIR: dataPath('file') } })).toEqual({
      code: 2,
      lines: [`${dataPath('file')} is no folder: choose one with --data.`],
    });
  });

  test('a data directory with foreign files, which --fresh keeps', async () => {
    await mkdir(dataPath('others'));
    await writeFile(dataPath('others/letter'), 'dear');
    const { code, lines } = await runToEnd({
      args: ['--port', '0', '--fresh'],
      env: { DATA_DIR: dataPath('others') },
    });
    expect(code).toBe(2);
    expect(lines).toEqual([expect.stringContaining('holds files that are no database')]);
    expect(await readdir(dataPath('others'))).toEqual(['letter']);
  });

  test('a corrupted database', async () => {
    const store = await openFolder(dataPath('broken'), true);
    await store.close();
    await writeFile(dataPath('broken/global/pg_control'), randomBytes(200));
    const { code, lines } = await runToEnd({ env: { DATA_DIR: dataPath('broken') } });
    expect(code).toBe(2);
    expect(lines).toEqual([
      expect.stringMatching(
        /holds a database that is broken: put a copy of it back, .* or choose --fresh/,
      ),
    ]);
  });

  // Root may write anywhere, so as root the process runs as another user, who must be able to read the checkout.
  const root = process.getuid?.() === 0;
  const otherUser = { uid: 65_534, gid: 65_534, timeout: 120_000 };
  const readable =
    !root || spawnSync(process.execPath, ['--check', import.meta.filename], otherUser).status === 0;
  test.skipIf(!readable)(
    'a data directory without write permission (needs a checkout readable by other users)',
    async () => {
      await mkdir(dataPath('closed'), { mode: 0o555 });
      await chmod(folder.path, 0o755);
      const { code, lines } = await runToEnd({
        env: { DATA_DIR: dataPath('closed/data') },
        ...(root ? { user: otherUser } : {}),
      });
      expect(code).toBe(2);
      expect(lines).toEqual([
        `No permission to write to ${dataPath('closed/data')}: make it writable, or choose one that is with --data.`,
      ]);
    },
  );

  test.for<[string, Launch, RegExp]>([
    [
      'an unknown option',
      { args: ['--prot', '1'] },
      /--prot.*Options: --port, --host, --data, --database-url, --fresh/,
    ],
    ['an invalid port', { args: ['--port', 'http'] }, /--port must be a number/],
    ['a database URL of another kind', { env: { DATABASE_URL: 'mysql://x' } }, /must begin/],
    [
      'a server that does not answer',
      { env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } },
      /No PostgreSQL server answers at the database URL/,
    ],
    [
      '--fresh on a server',
      { args: ['--fresh'], env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } },
      /--fresh empties the embedded database only/,
    ],
  ])('%s', async ([, how, text]) => {
    const { code, lines } = await runToEnd(how);
    expect([code, lines]).toEqual([2, [expect.stringMatching(text)]]);
  });
});

describe('on a data directory', () => {
  const env = { DATA_DIR: dataPath('data') };
  /** The data of a first start that was killed: a file, and the marker of an unfinished start. */
  beforeAll(async () => {
    await mkdir(dataPath('data/base'), { recursive: true });
    await writeFile(dataPath('data/half'), '');
    await writeFile(`${dataPath('data')}.unfinished`, '');
  });

  test('starts over after a killed first start, keeps bookings, and deletes them with --fresh', async () => {
    const first = launch({ env });
    await first.listening;
    expect(existsSync(dataPath('data/half'))).toBe(false);

    const second = await runToEnd({ env });
    expect([second.code, second.lines]).toEqual([
      2,
      [expect.stringMatching(/^Another sandbox \(process \d+\) uses /)],
    ]);

    first.child.kill('SIGINT');
    const { code, stdout } = await first.ended;
    expect(code).toBe(0);
    for (const shown of [
      '/studios/northside',
      '/studio/bm9ydGhzaWRlOjEwMDE=',
      'member@northside.example',
      'sample-Passw0rd',
      '4242 4242 4242 4242',
    ])
      expect(stdout).toContain(shown);

    const store = await openFolder(dataPath('data'));
    const before = await store.db.select({ uuid: bookings.uuid }).from(bookings);
    await store.close();
    expect(before.length).toBeGreaterThan(1000);

    const restarted = launch({ env });
    await restarted.listening;
    // A lock that no process holds must not prevent the next start.
    restarted.child.kill('SIGKILL');
    await restarted.ended;
    const after = await openFolder(dataPath('data'));
    const storedBookings = await after.db.select({ uuid: bookings.uuid }).from(bookings);
    await after.close();
    expect(new Set(storedBookings.map(({ uuid }) => uuid))).toEqual(
      new Set(before.map(({ uuid }) => uuid)),
    );

    const freshStart = launch({
      env: { ...env, PROVIDER_STATES: '1' },
      args: ['--port', '0', '--fresh'],
    });
    await freshStart.listening;
    freshStart.child.kill('SIGTERM');
    expect((await freshStart.ended).code).toBe(0);
    const emptied = await openFolder(dataPath('data'));
    const forgotten = await emptied.db.select().from(bookings);
    await emptied.close();
    expect(forgotten).toEqual([]);
  });
});
