/** Empty databases with all tables, of the kind that the vitest project selects. */
import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { openEmbedded, openServer, type OpenDatabase } from '../../src/platform/database/open.ts';
import { administer, databaseUrl } from './postgres.ts';

/** True if this run tests PostgreSQL instead of the embedded database. */
export const onServer = process.env.TEST_DATABASE === 'server';

/** Creates a separate database on the server. @returns its URL */
export async function createOnServer(): Promise<string> {
  const { url, template } = inject('postgres');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name} template ${template}`);
  return databaseUrl(url, name);
}

export async function openEmpty(): Promise<OpenDatabase> {
  return onServer
    ? openServer(await createOnServer())
    : openEmbedded(null, await openAsBlob(inject('embeddedDump')));
}
