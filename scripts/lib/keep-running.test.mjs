import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRunning } from './keep-running.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let program;
const starts = () => readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-running-'));
  program = join(folder, 'program.mjs');
  writeFileSync(join(folder, 'starts'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} rest what the program does after it has told how it was started */
const write = (rest) =>
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(join(folder, 'starts'))}, process.argv.slice(2).join(' ') + '\\n');
${rest}`,
  );

test('what is asked for once is not asked for again, and a failure waits for the next request', async () => {
  write('setInterval(() => undefined, 1000);');
  const onFailure = vi.fn();
  const kept = keepRunning({
    command: process.execPath,
    args: (which) => [program, which === 'first' ? '--fresh' : 'kept'],
    options: {},
    onStart: () => undefined,
    onFailure,
  });
  await vi.waitFor(() => expect(starts()).toEqual(['--fresh']), 10_000);

  await kept.restart();
  await vi.waitFor(() => expect(starts()).toEqual(['--fresh', 'kept']), 10_000);
  expect(onFailure).not.toHaveBeenCalled();

  write('process.exit(3);');
  await kept.restart();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(3), 10_000);

  write('setInterval(() => undefined, 1000);');
  await kept.restart();
  await vi.waitFor(() => expect(starts()).toHaveLength(4), 10_000);
  await kept.stop('SIGTERM');
  expect(onFailure).toHaveBeenCalledOnce();
}, 60_000);
