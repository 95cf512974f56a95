import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Not `npm run verify`, which builds the kit first. */
const kit = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Nothing listens there. */
const deadAddress = 'http://127.0.0.1:1';

/** The lines of a README that verify a backend. */
const linesOf = (readme: string): string[] =>
  readFileSync(`${root}${readme}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('npm run verify '));

const lines = ['README.md', 'contracts/README.md', 'contracts/provider/README.md'].flatMap(
  (readme) => linesOf(readme).map((line) => ({ readme, line })),
);

test('the READMEs say how a backend is verified', () => {
  expect(new Set(lines.map(({ readme }) => readme)).size).toBe(3);
});

test.for(lines)('$readme: a backend that is not there fails: $line', ({ line }) => {
  const command = line.replace(/http:\/\/localhost:\d+/, deadAddress);
  expect(command).toContain(deadAddress);
  const args = command.replace(/^npm run verify -- /, '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [kit, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  expect(`${stdout}${stderr}`).toContain(`Nothing answers at ${deadAddress}`);
  expect(status).toBe(2);
});
