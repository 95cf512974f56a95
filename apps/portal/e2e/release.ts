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

/** The build that an operator runs (apps/server). */
const serverBuild = new URL('../../server/dist', import.meta.url).pathname;

/** Returns a port of this worker (playwright.config.ts), on which one release can replace another. */
export const ownPort = (): number => Number(process.env.E2E_PORT) + 2 + test.info().parallelIndex;

/** Creates a temporary folder for releases. */
export function createReleases() {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const release = (): string => {
    const target = mkdtempSync(join(folder, 'release-'));
    cpSync(serverBuild, target, { recursive: true });
    return target;
  };
  return {
    /** Copies the release as built. */
    first: () => release(),
    /** Copies it as another build of the same code, with every asset renamed as if it had changed. */
    next: () => renameAssets(release()),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Names with a hash such as `start-ab12cd34.js`, and the folder of the texts. */
const hashed = /\b(?:texts-[\da-f]{8}|[\w.-]+-[\w-]{8}(?=\.(?:js|css|woff2)\b))/g;

function renameAssets(release: string): string {
  const portal = join(release, 'portal');
  const assets = join(portal, 'assets');
  const names = new Set(
    readdirSync(assets).map((file) => file.replace(/\.(?:js|css|woff2)(?:\.br|\.gz)?$/, '')),
  );
  const newName = (name: string) => (names.has(name) ? `${name}x` : name);
  for (const file of readdirSync(portal, { recursive: true, encoding: 'utf8' })) {
    const path = join(portal, file);
    // Compressed files would still contain the old names.
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
 * Runs a release with a backend; stops it after five minutes at the latest.
 * @param port port to listen on, which another release can use afterwards
 */
export async function runRelease(
  release: string,
  { api, port, env = {} }: { api: string; port: number; env?: Record<string, string> },
) {
  const child = spawn(process.execPath, [join(release, 'main.js')], {
    env: { ...process.env, API_ORIGIN: api, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 300_000,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  await expect.poll(() => output, { timeout: 100_000 }).toContain('The portal is at');
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
