import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What an operator runs (apps/server). */
const built = new URL('../../server/dist', import.meta.url).pathname;

/** A port that belongs to this worker (playwright.config.ts): another release can listen there after the first. */
export const ownPort = (): number => Number(process.env.E2E_PORT) + 2 + test.info().parallelIndex;

/** A folder for releases, gone at the end. */
export function releases() {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const release = (): string => {
    const target = mkdtempSync(join(folder, 'release-'));
    cpSync(built, target, { recursive: true });
    return target;
  };
  return {
    /** The release as it was built. */
    first: () => release(),
    /** Another build of the same code: every file of it is called otherwise, as if something had changed in each. */
    next: () => renamed(release()),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `start-ab12.js`, and the folder of the texts. */
const hashed = /\b(?:texts-[\da-f]{8}|[\w.]+-[\w-]{8}(?=\.(?:js|css|woff2)\b))/g;

function renamed(release: string): string {
  const portal = join(release, 'portal');
  const assets = join(portal, 'assets');
  const names = new Set(
    readdirSync(assets).map((file) => file.replace(/\.(?:js|css|woff2)(?:\.br|\.gz)?$/, '')),
  );
  const newName = (name: string) => (names.has(name) ? `${name}x` : name);
  for (const file of readdirSync(portal, { recursive: true, encoding: 'utf8' })) {
    const path = join(portal, file);
    // Compressed ones would still have the old names in them.
    if (/\.(?:br|gz)$/.test(file)) rmSync(path);
    else if (/\.(?:js|css|html)$/.test(file) && !file.startsWith('server'))
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(hashed, newName));
  }
  for (const file of readdirSync(assets)) {
    const [name = ''] = file.match(hashed) ?? [];
    renameSync(join(assets, file), join(assets, file.replace(name, newName(name))));
  }
  return release;
}

/**
 * Runs a release in front of a backend; ended after five minutes, whatever happens.
 * @param port where it listens, so that the next one can take its place
 */
export async function run(
  release: string,
  { api, port, env = {} }: { api: string; port: number; env?: Record<string, string> },
) {
  const child = spawn(process.execPath, [join(release, 'main.js')], {
    env: { ...process.env, API_ORIGIN: api, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 300_000,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('The portal is at');
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
