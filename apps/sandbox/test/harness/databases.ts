/** The two kinds of database, each of which runs the same tests. */
import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { describe, inject } from 'vitest';
import { openEmbedded, openServer, type OpenDatabase } from '../../src/database/open.ts';
import { template } from './global.ts';
import { administer, databaseUrl } from './postgres.ts';

/** Opens an empty database that has its tables. */
export type OpenEmpty = () => Promise<OpenDatabase>;

/** An embedded database. */
export const openDump: OpenEmpty = async () =>
  openEmbedded(null, await openAsBlob(inject('embeddedDump')));

/** A database of its own on the server; `close` drops it. */
export async function createOnServer(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  if (server === null) throw new Error('There is no PostgreSQL server.');
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(server, name),
    drop: () => administer(server, `drop database ${name} with (force)`),
  };
}

/** A database on the server, gone once it is closed. */
export const openOnServer: OpenEmpty = async () => {
  const { url, drop } = await createOnServer();
  const store = await openServer(url);
  return {
    ...store,
    async close() {
      await store.close();
      await drop();
    },
  };
};

export const hasServer = (): boolean => inject('postgresUrl') !== null;

/** Declares the same tests for both kinds of database. */
export function onBothDatabases(declare: (open: OpenEmpty) => void): void {
  describe('on the embedded database', () => {
    declare(openDump);
  });
  describe.skipIf(!hasServer())(
    'on a PostgreSQL server (needs POSTGRES_BIN or TEST_DATABASE_URL)',
    () => {
      declare(openOnServer);
    },
  );
}

/**
 * Declares tests for one kind of database: the server, where requests really meet each other, or the embedded one where there is none.
 * For what the verification of the contracts asks of the embedded one anyway, request by request, and for what cannot happen there,
 * since it has one connection.
 */
export function onOneDatabase(declare: (open: OpenEmpty) => void): void {
  describe('on a PostgreSQL server, where there is one', () => {
    declare(hasServer() ? openOnServer : openDump);
  });
}
