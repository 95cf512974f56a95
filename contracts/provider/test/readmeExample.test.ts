import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../httpServer.ts';
import { installKit, startPython, shell } from './installKit.ts';

// Follows the README literally: an empty folder, a Python backend, the command.
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text = '']) => text,
  );
const [install = '', start = '', verify = '', inRepository = '', list = ''] = blocks('sh');
const [backend = ''] = blocks('python');
const [failure = ''] = blocks('text');

const fiveOperationBackend = fileURLToPath(new URL('backend.py', import.meta.url));
const operations = ['getTenant', 'getPublicStudio', 'logout', 'listPasskeys', 'deletePasskey'];
const hasPython = spawnSync('python3', ['-c', 'import http.server']).status === 0;

/** Returns a port that was just free. */
async function freePort(): Promise<string> {
  const server = await serve(() => undefined);
  await server.stop();
  return new URL(server.url).port;
}

let home: Awaited<ReturnType<typeof installKit>>;
beforeAll(async () => void (home = await installKit()), 300_000);
afterAll(() => home.remove());

test('has a complete README and package', () => {
  expect(install).toBe('npm install --save-exact @studio-portal/contract-kit\n');
  expect(start).toBe('python3 backend.py\n');
  expect(inRepository).toMatch(/^npm run verify /);
  const inPackage = join(home.folder, 'node_modules/@studio-portal/contract-kit');
  const needed = ['README.md', 'LICENSE', 'dist/openapi.json', 'dist/pacts/calendar.json'];
  expect(needed.filter((file) => !existsSync(join(inPackage, file)))).toEqual([]);
  expect(existsSync(join(inPackage, 'test'))).toBe(false);
});

test('prints the assumptions', async () => {
  const { code, text } = await shell(list, home.folder);
  expect(code).toBe(0);
  expect(text.split('\n').length).toBeGreaterThan(100);
  expect(text).toContain('bookCourse\tresponse\tReturning the booked item is our choice');
});

describe.skipIf(!hasPython)('Python backend (requires python3)', () => {
  /** Starts the given version of the README's backend and runs the README's command. */
  async function runAndVerify(text: string) {
    const port = await freePort();
    const withPort = (words: string) => words.replaceAll('8080', port);
    writeFileSync(join(home.folder, 'backend.py'), withPort(text));
    const args = start.trim().split(' ').slice(1);
    const running = await startPython(args, `http://127.0.0.1:${port}`, home.folder);
    try {
      return await shell(withPort(verify), home.folder);
    } finally {
      await running.stop();
    }
  }

  test('passes for the backend in the README', async () => {
    const { code, text } = await runAndVerify(backend);
    expect(text).toContain('4 interactions: 4 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('reports a failure as shown in the README', async () => {
    const drifted = backend.replace('Max-Age=0', 'Max-Age=600');
    expect(drifted).not.toBe(backend);
    const { code, text } = await runAndVerify(drifted);
    expect(code).toBe(1);
    const lines = text.split('\n').map((line) => line.trimEnd());
    expect(lines).toEqual(expect.arrayContaining(failure.trimEnd().split('\n')));
  });

  const drifts = [
    [[], []],
    [['status'], ['deletePasskey 404 passkey.error.notfound']],
    [['cookie'], ['logout 204 no content']],
    [
      ['field'],
      [
        'getTenant 200 northsideTenant',
        'getTenant 200 tenantWithoutLogo',
        'getTenant 200 northsideTenant: with every header that there is',
      ],
    ],
  ] as const;
  test.each(drifts)('with drift %j in five operations, fails %j', async (drift, failed) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const running = await startPython([fiveOperationBackend, port, ...drift], url, home.folder);
    try {
      const asked = operations.map((one) => `--operation ${one}`).join(' ');
      const { code, text } = await shell(
        `npx studio-portal-verify --base-url ${url} ${asked}`,
        home.folder,
      );
      expect(text).toContain(
        `26 interactions: ${26 - failed.length} passed, ${failed.length} failed`,
      );
      const [, failures = ''] = text.split('\nFailures\n');
      const named = [...failures.matchAll(/^ {2}FAIL {2}(.*)$/gm)].map(([, title]) => title);
      expect(new Set(named)).toEqual(new Set(failed));
      expect(code).toBe(failed.length > 0 ? 1 : 0);
    } finally {
      await running.stop();
    }
  });
});
