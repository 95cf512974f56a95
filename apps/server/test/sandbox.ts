import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));

/** Returns a free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const address = taken.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      taken.close(() => resolve(port));
    });
  });

export type RunningServer = { origin: string; stop: () => Promise<void> };

/**
 * Starts a program and waits for the message that it is ready.
 * @param minutes lifetime, after which it is stopped
 * @throws Error with its output if it exits before
 */
export function startProgram(
  args: readonly string[],
  env: Record<string, string>,
  readyMessage: RegExp,
  { cwd = process.cwd(), minutes = 5 } = {},
): Promise<{ stop: () => Promise<void>; output: () => string }> {
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
        if (readyMessage.test(printed)) resolve({ stop, output: () => printed });
      });
    void ended.then(() => reject(new Error(`${args.join(' ')} exited: ${printed}`)));
  });
}

/** Starts the sandbox with its data in memory; it trusts forwarding headers from this machine. */
export async function startSandbox(): Promise<RunningServer> {
  const port = await freePort();
  const { stop } = await startProgram(
    [program, '--port', String(port)],
    { DATA_DIR: 'memory', TRUST_PROXY: 'loopback', VALIDATE_ANSWERS: '1', OUTBOX: '1' },
    /Ctrl-C/,
  );
  return { origin: `http://localhost:${port}`, stop };
}
