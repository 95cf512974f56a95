/** Starts PostgreSQL once per run, with a template database that has all tables; tests start from copies. */
import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openServer } from '../../src/platform/database/open.ts';
import { administer, databaseUrl, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      /** URL of a database, for a user who may create others. */
      url: string;
      /** Name of the template database; the names of its copies start with it. */
      template: string;
    };
  }
}

/** @returns the teardown */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server)
    throw new Error(
      'PostgreSQL was not found. Set POSTGRES_BIN to the folder of its programs or TEST_DATABASE_URL to a server.',
    );
  const { url } = server;
  const template = `sandbox_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${template}`);
  const store = await openServer(databaseUrl(url, template));
  await store.prepare(async () => undefined);
  await store.close();
  project.provide('postgres', { url, template });
  return async () => {
    await dropDatabases(url, template);
    await server.stop();
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const databases = await administer(
    url,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of databases)
    await administer(url, `drop database ${String(datname)} with (force)`);
}
