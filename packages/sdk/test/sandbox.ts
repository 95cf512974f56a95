import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

const main = fileURLToPath(new URL('../../../apps/sandbox/src/main.ts', import.meta.url));

async function freePort(): Promise<string> {
  const { url, stop } = await startServer(() => undefined);
  stop();
  return new URL(url).port;
}

declare module 'vitest' {
  export interface ProvidedContext {
    sandboxUrl: string;
  }
}

let sandbox: ChildProcess | undefined;

/**
 * Global setup: starts the reference backend once for all files, with its data in memory.
 * @throws Error with the sandbox's output if it does not start within three minutes
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: 'memory',
      HOST: '127.0.0.1',
      PORT: port,
      VALIDATE_ANSWERS: '1',
    },
  });
  let printed = '';
  const ready = Promise.withResolvers<void>();
  const fail = (why: string) => {
    child.kill('SIGKILL');
    ready.reject(new Error(`The sandbox ${why}:\n${printed}`));
  };
  const limit = setTimeout(() => fail('did not start within three minutes'), 180_000);
  child.once('exit', (code) => fail(`ended with ${code} instead of starting`));
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('is running')) ready.resolve();
    });
  await ready.promise;
  clearTimeout(limit);
  child.removeAllListeners('exit');
  provide('sandboxUrl', `http://127.0.0.1:${port}`);
  sandbox = child;
}

/** Global teardown. */
export const teardown = (): void => void sandbox?.kill('SIGTERM');
