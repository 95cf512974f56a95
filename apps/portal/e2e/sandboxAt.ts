import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';

/** A sandbox of its own that can be told what time it is. */
export interface SandboxAt {
  origin: string;
  /** Its clock runs on from a later instant. */
  tell: (instant: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a sandbox in which it is another time; its data are in memory.
 * @param minutes after which it is ended, whatever happens
 */
export const sandboxAt = (instant: string, minutes = 5): Promise<SandboxAt> =>
  sandboxWith({ CLOCK: instant }, minutes);

/**
 * Starts a sandbox with settings of its own; its data are in memory.
 * @param minutes after which it is ended, whatever happens
 */
export async function sandboxWith(
  environment: Record<string, string>,
  minutes = 5,
): Promise<SandboxAt> {
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
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  await expect.poll(() => said, { timeout: 240_000 }).toContain('Ctrl-C');
  const origin = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
  return {
    origin,
    async tell(later) {
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
