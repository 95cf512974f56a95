import { administer, databaseUrl, startPostgres } from '../../test/harness/postgres.ts';

/**
 * Measures on a PostgreSQL server and prints the result, or the reason for skipping, as a line of JSON.
 * @param measure gets a function that creates an empty database and returns its URL
 */
export async function onPostgres(
  measure: (begin: (name: string) => Promise<string>) => Promise<object>,
): Promise<void> {
  const server = await startPostgres();
  if (!server) {
    console.log(JSON.stringify({ skipped: 'no PostgreSQL (POSTGRES_BIN)' }));
    return;
  }
  const { url } = server;
  try {
    const measured = await measure(async (name) => {
      await administer(url, `drop database if exists ${name}`);
      await administer(url, `create database ${name}`);
      return databaseUrl(url, name);
    });
    console.log(JSON.stringify(measured));
  } finally {
    await server.stop();
  }
}
