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
  if (address === null || typeof address === 'string') throw new Error('No free port found.');
  return address.port;
}

/** Timeouts in milliseconds for startup, total lifetime and shutdown of the sandbox. */
const timeouts = { start: 240_000, life: 30 * 60_000, stop: 10_000 };

/** A running sandbox. */
export interface Sandbox {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the reference provider with its states endpoint and in-memory data.
 * @throws Error with its output if it does not start
 */
export async function startSandbox(): Promise<Sandbox> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    timeout: timeouts.life,
    killSignal: 'SIGKILL',
    env: {
      ...process.env,
      DATA_DIR: 'memory',
      HOST: '127.0.0.1',
      PORT: String(port),
      PROVIDER_STATES: '1',
      OUTBOX: '1',
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
    ready.reject(new Error(`The sandbox exited with ${code} during startup:\n${printed}`)),
  );
  const startTimer = setTimeout(() => {
    ready.reject(new Error(`The sandbox did not start within four minutes:\n${printed}`));
    child.kill('SIGKILL');
  }, timeouts.start);
  await ready.promise.finally(() => clearTimeout(startTimer));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.removeAllListeners('exit');
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), timeouts.stop);
      await once(child, 'exit');
      clearTimeout(killTimer);
    },
  };
}
