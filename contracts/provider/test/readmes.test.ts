import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fixedFields } from '../vocabulary/fixedFields.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs the build directly, since `npm run verify` would rebuild the kit. */
const kit = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** No server listens on this port. */
const unusedAddress = 'http://127.0.0.1:1';

/** READMEs that describe the kit. */
const readmes = ['README.md', 'contracts/README.md', 'contracts/provider/README.md'];

/** Returns the lines of a README that verify a backend. */
const verifyCommands = (readme: string): string[] =>
  readFileSync(`${root}${readme}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('npm run verify '));

const lines = readmes.flatMap((readme) => verifyCommands(readme).map((line) => ({ readme, line })));

test('shows the command in three READMEs', () => {
  expect(new Set(lines.map(({ readme }) => readme)).size).toBe(3);
});

test.for(lines)('$readme: fails for an unreachable backend: $line', ({ line }) => {
  const command = line.replace(/http:\/\/localhost:\d+/, unusedAddress);
  expect(command).toContain(unusedAddress);
  const args = command.replace(/^npm run verify -- /, '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [kit, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  expect(`${stdout}${stderr}`).toContain(`No response from ${unusedAddress}`);
  expect(status).toBe(2);
});

test.for(readmes)('%s: does not count what grows with the API description', (readme) => {
  const text = readFileSync(`${root}${readme}`, 'utf8');
  expect(text).not.toMatch(/\d[\d,.]* (?:operations|calls|interactions|states|pacts|schemas)\b/);
});

test('names every field that has a fixed value', () => {
  const text = readFileSync(`${root}contracts/provider/README.md`, 'utf8');
  expect([...fixedFields].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
