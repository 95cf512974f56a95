import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../apps/sandbox/src/main.ts', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** A sandbox that runs. */
export interface Sandbox {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the reference provider with its states endpoint, all data in memory.
 * @throws Error with what it printed when it does not start
 */
export async function startSandbox(): Promise<Sandbox> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: 'memory',
      HOST: '127.0.0.1',
      PORT: String(port),
      PROVIDER_STATES: '1',
      VALIDATE_ANSWERS: '1',
    },
  });
  let printed = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-4000);
      if (printed.includes('is running')) ready.resolve();
    });
  }
  child.once('exit', (code) =>
    ready.reject(new Error(`The sandbox ended with ${code} instead of starting:\n${printed}`)),
  );
  await ready.promise;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.removeAllListeners('exit');
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
