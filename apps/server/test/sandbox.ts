import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));

/** A port that nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const address = taken.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      taken.close(() => resolve(port));
    });
  });

export type Running = { origin: string; stop: () => Promise<void> };

/**
 * Starts a program and waits for what it says once it listens.
 * @param minutes after which it is ended, whatever happens
 * @throws Error with all that it printed where it ends before
 */
export function started(
  args: readonly string[],
  env: Record<string, string>,
  said: RegExp,
  { cwd = process.cwd(), minutes = 5 } = {},
): Promise<{ stop: () => Promise<void>; printed: () => string }> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
  });
  let printed = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (said.test(printed)) resolve({ stop, printed: () => printed });
      });
    void ended.then(() => reject(new Error(`${args.join(' ')} ended: ${printed}`)));
  });
}

/** The reference backend, with all its data in memory; it believes this machine about where readers are. */
export async function startSandbox(): Promise<Running> {
  const port = await freePort();
  const { stop } = await started(
    [program, '--port', String(port)],
    { DATA_DIR: 'memory', TRUST_PROXY: 'loopback', VALIDATE_ANSWERS: '1', OUTBOX: '1' },
    /Ctrl-C/,
  );
  return { origin: `http://localhost:${port}`, stop };
}
