/** A separate PostgreSQL server for the tests, with fsync on. */
import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

const defaultFolder = '/usr/lib/postgresql/15/bin';

/** Returns the folder of PostgreSQL's programs, or null when there is none. */
export function findBinaries(): string | null {
  const folder = process.env.POSTGRES_BIN ?? defaultFolder;
  return existsSync(join(folder, 'initdb')) ? folder : null;
}

type ServerUser = { uid?: number; gid?: number };

/**
 * Finds the user that runs PostgreSQL: as root, `postgres`, since PostgreSQL refuses root. Null when there is none.
 */
async function findServerUser(): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return {};
  const ids = await Promise.all(
    ['-u', '-g'].map((flag) => run('id', [flag, 'postgres']).catch(() => null)),
  );
  const [uid, gid] = ids.map((result) => Number(result?.stdout ?? Number.NaN));
  return uid && gid ? { uid, gid } : null;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

export type TestServer = {
  /** URL of its first database, for a user who may create others. */
  url: string;
  stop(): Promise<void>;
};

/**
 * Returns the server of TEST_DATABASE_URL, or starts one for this run.
 * @returns null when there is neither a server nor PostgreSQL's programs
 */
export async function startPostgres(): Promise<TestServer | null> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl !== undefined) return { url: configuredUrl, stop: async () => undefined };
  const folder = findBinaries();
  const runAs = await findServerUser();
  if (folder === null || runAs === null) return null;
  const data = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'));
  if (runAs.uid && runAs.gid) chownSync(data, runAs.uid, runAs.gid);
  const inFolder = { ...runAs, cwd: data, timeout: 60_000 };
  const trust = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'];
  await run(join(folder, 'initdb'), ['-D', data, ...trust], inFolder);
  const port = await findFreePort();
  const options = ['-D', data, '-p', String(port), '-k', data, '-h', '127.0.0.1'];
  const server = spawn(
    join(folder, 'postgres'),
    [...options, '-c', 'fsync=on', '-c', 'max_connections=200'],
    // Limits the server to the longest run of all tests.
    { ...inFolder, timeout: 3_600_000, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url).catch((error: unknown) => {
    throw new Error(`PostgreSQL does not answer:\n${output}`, { cause: error });
  });
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Runs one statement, such as `create database`. @returns its rows */
export async function administer(
  url: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
