/** Starts the sandbox as a real process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = new URL('../../src/main.ts', import.meta.url).pathname;

/** Caches compiled code, since every process runs the same program. */
const compileCache = join(tmpdir(), 'sandbox-compile-cache');

export type Launch = {
  args?: string[];
  env?: Record<string, string>;
  /** Runs as another user, to test without root's permissions. */
  user?: { uid: number; gid: number };
};

export type ProcessResult = { code: number | null; stdout: string; stderr: string };

export type Process = {
  child: ChildProcess;
  /** Origin that it listens at; rejects when the process ends first. */
  listening: Promise<string>;
  ended: Promise<ProcessResult>;
};

/** Starts the sandbox, on a free port unless the arguments name one. */
export function launch({ args = ['--port', '0'], env = {}, user }: Launch): Process {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...inherited, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Stops a process that a failed test left running.
    timeout: 300_000,
    ...user,
  });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  const ended = new Promise<ProcessResult>((resolve) => {
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
  // Prevents an unhandled rejection in tests that wait only for the end.
  listening.catch(() => undefined);
  return { child, listening, ended };
}

/** Creates a temporary folder, with a function to remove it. */
export function temporaryFolder(): { path: string; remove: () => Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
