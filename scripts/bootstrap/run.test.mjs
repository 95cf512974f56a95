import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Signals go between processes, so the test starts a starter like start.mjs and a service.
const runModule = JSON.stringify(new URL('run.mjs', import.meta.url).href);
const starter = `
  import { waitForExit, start } from ${runModule};
  process.exitCode = await waitForExit(start('node', [process.argv[2]]));
`;
const service = `
  import { whenParentGone } from ${runModule};
  whenParentGone(() => process.kill(process.pid, 'SIGTERM'));
  let heard = 0;
  const server = (await import('node:http')).createServer().listen(0);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    heard += 1;
    console.log(signal + ' ' + heard);
    server.close(() => console.log('closed'));
  });
  console.log('up');
`;

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-run-'));
  writeFileSync(join(folder, 'starter.mjs'), starter);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Starts both and waits until the service is up.
 * @param {string} program source of the service
 */
async function start(program) {
  writeFileSync(join(folder, 'service.mjs'), program);
  const both = [join(folder, 'starter.mjs'), join(folder, 'service.mjs')];
  const child = spawn(process.execPath, both, { timeout: 60_000 });
  let output = '';
  /** @type {Promise<void>} */
  const up = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('up')) resolve();
    });
  });
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  /** @type {Promise<number | null>} */
  const exit = new Promise((resolve) => child.on('exit', resolve));
  /** @type {Promise<void>} resolves when the service has exited, too */
  const ended = new Promise((resolve) => child.stdout.on('close', resolve));
  await Promise.race([up, exit]);
  return { child, exit, ended, output: () => output };
}

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
  'passes %s on once and returns the exit code',
  async (signal) => {
    const { child, exit, ended, output } = await start(service);
    child.kill(signal);
    child.kill(signal);
    expect(await exit).toBe(0);
    await ended;
    expect(output()).toBe(`up\n${signal} 1\nclosed\n`);
  },
);

test('stops the service when its starter is killed', async () => {
  const { child, ended, output } = await start(service);
  child.kill('SIGKILL');
  await ended;
  expect(output()).toBe('up\nSIGTERM 1\nclosed\n');
});

test('prints only what the service prints and returns its exit code', async () => {
  const { exit, ended, output } = await start(
    `console.error('Port 4000 is in use.'); process.exitCode = 2; process.exit();`,
  );
  expect(await exit).toBe(2);
  await ended;
  expect(output()).toBe('Port 4000 is in use.\n');
});
