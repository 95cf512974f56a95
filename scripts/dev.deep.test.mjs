import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from './bootstrap/run.mjs';

// A busy machine is slow.
vi.setConfig({ testTimeout: 120_000 });

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-dev-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const runScript = (/** @type {string} */ script, /** @type {string[]} */ args) =>
  spawnSync(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORTAL_PORT: '0' },
    timeout: 60_000,
  });

/** Takes a free port. */
async function takePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return { port: String(typeof address === 'object' && address?.port), server };
}

describe.each(['start.mjs', 'dev.mjs'])('%s', (script) => {
  test('lists its options with --help and starts nothing', () => {
    const { status, stdout, stderr } = runScript(script, ['--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/--port <number>[^]*DATA_DIR/);
  });

  test('stops with one sentence while another process holds the data directory', () => {
    mkdirSync(join(folder, 'data'));
    // The parent of this process lives as long as the test.
    writeFileSync(join(folder, 'data.lock'), String(process.ppid));
    const { status, stderr } = runScript(script, ['--port', '0']);
    expect([status, stderr]).toEqual([
      2,
      `Another sandbox (process ${process.ppid}) uses ${join(folder, 'data')}: stop it, or set DATA_DIR to another folder and --port to another port.\n`,
    ]);
  });

  test('stops with one sentence when the port of the sandbox is in use', async () => {
    const { port, server } = await takePort();
    const { status, stderr } = runScript(script, ['--port', port]);
    server.close();
    expect([status, stderr]).toEqual([2, expect.stringMatching(`^Port ${port} is busy: .*\n$`)]);
  });
});

test('dev.mjs stops with one sentence when the port of the portal is in use', async () => {
  const { port, server } = await takePort();
  const { status, stderr } = runScript('dev.mjs', ['--port', '0', '--portal-port', port]);
  server.close();
  expect([status, stderr]).toEqual([
    2,
    `Port ${port} cannot be used: stop what uses it, or choose another with --portal-port.\n`,
  ]);
});
