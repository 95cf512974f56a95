/** Options of the command line: one sentence for each that is wrong. */
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOptions } from '../../src/app/start/options.ts';
import manifest from '../../package.json' with { type: 'json' };

const printed: unknown[] = [];

beforeEach(() => {
  printed.length = 0;
  for (const channel of ['log', 'error'] as const)
    vi.spyOn(console, channel).mockImplementation((text) => void printed.push(text));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => vi.restoreAllMocks());

test('reads data, database and origins from the command line before the environment', () => {
  const env = { DATA_DIR: 'other', DATABASE_URL: 'postgres://other', PORT: '1' };
  const args = ['--port', '5000', '--data', 'clubs', '--database-url', 'postgresql://here'];
  expect(
    readOptions(
      [...args, '--origin', 'http://localhost:5173', '--origin', 'https://b.example'],
      env,
    ),
  ).toMatchObject({
    port: 5000,
    dataDir: resolve('clubs'),
    databaseUrl: 'postgresql://here',
    origins: ['http://localhost:5173', 'https://b.example'],
  });
});

test('keeps data in memory with --data memory', () => {
  expect(readOptions(['--data', 'memory'], {}).dataDir).toBeNull();
});

test('leads links in mails to the first origin, unless PORTAL_ORIGIN names another', () => {
  const args = ['--origin', 'http://localhost:5173'];
  expect(readOptions(args, {}).portalOrigin).toBe('http://localhost:5173');
  const env = { PORTAL_ORIGIN: 'https://portal.example' };
  expect(readOptions(args, env).portalOrigin).toBe('https://portal.example');
});

test.each([
  [['--prot', '1'], "Unknown option '--prot'. Options: --port, --host, "],
  [['clubs'], "Unexpected argument 'clubs'."],
  [['--port', '70000'], '--port must be a number from 0 to 65535, not "70000".'],
  [['--database-url', 'mysql://x'], 'The database URL (--database-url or DATABASE_URL) must begin'],
  [['--origin', 'localhost:5173'], '--origin must be an origin such as http://localhost:5173'],
  [['--origin', 'http://localhost:5173/app'], 'without a path, not "http://localhost:5173/app".'],
  [['--origin', '*'], 'not "*".'],
])('explains %j in one line', (args, text) => {
  expect(() => readOptions(args, {})).toThrow('exit 2');
  expect(printed).toEqual([expect.stringContaining(text)]);
  expect(String(printed)).not.toContain('\n');
});

test('does not mix a seed file with provider states', () => {
  expect(() => readOptions(['--seed', 'x.json'], { PROVIDER_STATES: '1' })).toThrow('exit 2');
  expect(printed).toEqual([expect.stringContaining('leave out --seed or PROVIDER_STATES')]);
});

test('prints version and help', () => {
  expect(() => readOptions(['--version'], {})).toThrow('exit 0');
  expect(() => readOptions(['--help'], {})).toThrow('exit 0');
  expect(printed).toEqual([manifest.version, expect.stringContaining('--origin <origin>')]);
});
