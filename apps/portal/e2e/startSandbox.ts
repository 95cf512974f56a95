import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';

/** A sandbox with a clock that can be moved. */
export interface TestSandbox {
  origin: string;
  /** Moves the clock to a later instant, from which it runs on. */
  setClock: (instant: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a sandbox at another time; its data is in memory.
 * @param minutes lifetime, after which it is stopped
 */
export const startClockedSandbox = (instant: string, minutes = 5): Promise<TestSandbox> =>
  startSandbox({ CLOCK: instant }, minutes);

/**
 * Starts a sandbox with the given environment; its data is in memory.
 * @param minutes lifetime, after which it is stopped
 */
export async function startSandbox(
  environment: Record<string, string>,
  minutes = 5,
): Promise<TestSandbox> {
  const child = spawn('node', ['../sandbox/src/main.ts', '--port', '0'], {
    env: {
      ...process.env,
      DATA_DIR: 'memory',
      VALIDATE_ANSWERS: '1',
      TRUST_PROXY: 'loopback',
      OUTBOX: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: minutes * 60_000,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  await expect.poll(() => output, { timeout: 240_000 }).toContain('Ctrl-C');
  const origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  return {
    origin,
    async setClock(later) {
      const answer = await fetch(`${origin}/_clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ now: later }),
      });
      expect(answer.status, await answer.text()).toBe(200);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
