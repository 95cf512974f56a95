/** The real process of the sandbox. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = new URL('../../src/main.ts', import.meta.url).pathname;

/** Reading the same program again and again, Node need not compile it each time. */
const compileCache = join(tmpdir(), 'sandbox-compile-cache');

export type Launch = {
  args?: string[];
  env?: Record<string, string>;
  /** Runs as another user, for what root may do and others may not. */
  user?: { uid: number; gid: number };
};

export type Ended = { code: number | null; stdout: string; stderr: string };

export type Process = {
  child: ChildProcess;
  /** Address that it listens at, without path; rejects when it ends before it listens. */
  listening: Promise<string>;
  ended: Promise<Ended>;
};

/** Starts the sandbox on a free port, unless the arguments name one. */
export function launch({ args = ['--port', '0'], env = {}, user }: Launch): Process {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...inherited, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // No test lets one run for longer.
    timeout: 300_000,
    ...user,
  });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(stdout)?.[1];
      if (port !== undefined && stdout.includes('Ctrl-C')) resolve(`http://localhost:${port}`);
    });
    void ended.then(() => {
      reject(new Error(`The sandbox ended: ${stdout.slice(-2000)}\n${stderr}`));
    });
  });
  // Who waits for the end alone is not to be told of it twice.
  listening.catch(() => undefined);
  return { child, listening, ended };
}

/** A folder of its own, and how to remove it. */
export function temporaryFolder(): { path: string; remove: () => Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
