import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// A starter as start.mjs is one, and a service as the sandbox is one, as processes of their own:
// signals are what this is about.
const here = (/** @type {string} */ file) => JSON.stringify(new URL(file, import.meta.url).href);
const starter = `
  import { exitOf, startService, stopOnSignals } from ${here('./service.mjs')};
  const service = startService(process.execPath, ['--import', ${here('./stop-with-parent.mjs')}, process.argv[2]]);
  stopOnSignals([service]);
  process.exitCode = await exitOf(service);
`;
const service = `
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
  folder = mkdtempSync(join(tmpdir(), 'studio-service-'));
  writeFileSync(join(folder, 'starter.mjs'), starter);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Starts both and answers once the service is up.
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
  /** @type {Promise<void>} the output ends when the service is gone, too */
  const ended = new Promise((resolve) => child.stdout.on('close', resolve));
  await Promise.race([up, exit]);
  return { child, exit, ended, output: () => output };
}

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
  '%s, however often it comes, reaches the service once, and its exit code comes back',
  async (signal) => {
    const { child, exit, ended, output } = await start(service);
    child.kill(signal);
    child.kill(signal);
    expect(await exit).toBe(0);
    await ended;
    expect(output()).toBe(`up\n${signal} 1\nclosed\n`);
  },
);

test('a starter that is killed outright leaves no service behind', async () => {
  const { child, ended, output } = await start(service);
  child.kill('SIGKILL');
  await ended;
  expect(output()).toBe('up\nSIGTERM 1\nclosed\n');
});

test('what the service says about a mistake is all there is to read, and its exit code comes back', async () => {
  const { exit, ended, output } = await start(
    `console.error('Port 4000 is in use.'); process.exitCode = 2; process.exit();`,
  );
  expect(await exit).toBe(2);
  await ended;
  expect(output()).toBe('Port 4000 is in use.\n');
});
