import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Signals go between processes, so the test starts a starter like start.mjs and a service.
const runModule = JSON.stringify(new URL('run.mjs', import.meta.url).href);
const starter = `
  import { waitForExit, start } from ${runModule};
  process.exitCode = await waitForExit(start('node', process.argv.slice(2)));
`;
const service = `
  import { whenParentGone } from ${runModule};
  whenParentGone(() => process.kill(process.pid, 'SIGTERM'));
  let heard = 0;
  const server = (await import('node:http')).createServer();
  const close = () => server.close(() => console.log('closed'));
  server.on('request', (_, response) => {
    response.setHeader('Connection', 'close').end();
    close();
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    heard += 1;
    console.log(signal + ' ' + heard);
    if (process.argv[2] !== 'waits') close();
  });
  server.listen(0, () => console.log('up ' + server.address().port));
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
 * @param {string[]} args of the service; `waits` closes it by a request instead of a signal
 */
async function start(program, ...args) {
  writeFileSync(join(folder, 'service.mjs'), program);
  const both = [join(folder, 'starter.mjs'), join(folder, 'service.mjs'), ...args];
  const child = spawn(process.execPath, both, { timeout: 60_000 });
  let output = '';
  /** @type {Promise<void>} */
  const up = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (/^up \d+\n/.test(output)) resolve();
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
    const { child, exit, ended, output } = await start(service, 'waits');
    child.kill(signal);
    await expect.poll(output).toContain(`${signal} 1\n`);
    child.kill(signal);
    await fetch(`http://localhost:${/\d+/.exec(output())?.[0]}`);
    expect(await exit).toBe(0);
    await ended;
    expect(output()).toMatch(new RegExp(`^up \\d+\n${signal} 1\nclosed\n$`));
  },
);

test('stops the service when its starter is killed', async () => {
  const { child, ended, output } = await start(service);
  child.kill('SIGKILL');
  await ended;
  expect(output()).toMatch(/^up \d+\nSIGTERM 1\nclosed\n$/);
});

test('prints only what the service prints and returns its exit code', async () => {
  const { exit, ended, output } = await start(
    `console.error('Port 4000 is in use.'); process.exitCode = 2; process.exit();`,
  );
  expect(await exit).toBe(2);
  await ended;
  expect(output()).toBe('Port 4000 is in use.\n');
});
