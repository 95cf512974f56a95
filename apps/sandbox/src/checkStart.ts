/**
 * Exits with one line if the sandbox cannot start with its options. `npm start` and `npm run dev` run this before they
 * build.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { lockDirectory } from './app/start/directoryLock.ts';
import { readOptions } from './app/start/options.ts';
import { explainStartupError, StartupError } from './app/start/startupErrors.ts';

const options = readOptions(process.argv.slice(2), process.env);
const { port, host, dataDir, databaseUrl } = options;

try {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  if (dataDir !== null && databaseUrl === null) {
    const unlock = await lockDirectory(dataDir);
    await unlock();
  }
} catch (error) {
  console.error(explainStartupError(error, options) ?? error);
  process.exit(StartupError.exitCode);
}
