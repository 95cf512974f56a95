/** Once a run: databases with their tables, from which each test file starts with a copy. */
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded, openServer } from '../../src/database/open.ts';
import { administer, databaseUrl, startPostgres } from './postgres.ts';

/** Name of the database on the server that others are copied from. */
export const template = 'sandbox_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a dump of an embedded database that has its tables. */
    embeddedDump: string;
    /** A PostgreSQL server; null when there is none. */
    postgresUrl: string | null;
  }
}

async function dumpTo(file: string): Promise<void> {
  const store = await openEmbedded(null);
  await store.prepare(async () => undefined);
  const dump = await store.client.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await store.close();
}

async function makeTemplate(url: string): Promise<void> {
  await administer(url, `drop database if exists ${template}`);
  await administer(url, `create database ${template}`);
  const store = await openServer(databaseUrl(url, template));
  await store.prepare(async () => undefined);
  await store.close();
}

/** @returns what to do at the end */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  const dump = join(folder, 'embedded.tar');
  const [server] = await Promise.all([startPostgres(), dumpTo(dump)]);
  if (server) await makeTemplate(server.url);
  project.provide('embeddedDump', dump);
  project.provide('postgresUrl', server?.url ?? null);
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
