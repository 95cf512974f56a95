import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../httpServer.ts';
import { emptyFolder, python, shell } from './consumer.ts';

// What a backend team does by the README, word for word: an empty folder, a backend in Python, the command.
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text = '']) => text,
  );
const [install = '', start = '', verify = '', inRepository = '', list = ''] = blocks('sh');
const [backend = ''] = blocks('python');
const [failure = ''] = blocks('text');

const five = fileURLToPath(new URL('backend.py', import.meta.url));
const operations = ['getTenant', 'getPublicStudio', 'logout', 'listPasskeys', 'deletePasskey'];
const hasPython = spawnSync('python3', ['-c', 'import http.server']).status === 0;

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = await serve(() => undefined);
  await server.stop();
  return new URL(server.url).port;
}

let home: Awaited<ReturnType<typeof emptyFolder>>;
beforeAll(async () => void (home = await emptyFolder()), 300_000);
afterAll(() => home.remove());

test('the README says all of it, and the package brings what it needs', () => {
  expect(install).toBe('npm install --save-exact @studio-portal/contract-kit\n');
  expect(start).toBe('python3 backend.py\n');
  expect(inRepository).toMatch(/^npm run verify /);
  const inPackage = join(home.folder, 'node_modules/@studio-portal/contract-kit');
  const needed = ['README.md', 'LICENSE', 'dist/openapi.json', 'dist/pacts/calendar.json'];
  expect(needed.filter((file) => !existsSync(join(inPackage, file)))).toEqual([]);
  expect(existsSync(join(inPackage, 'test'))).toBe(false);
});

test('the page of assumptions is printed', async () => {
  const { code, text } = await shell(list, home.folder);
  expect(code).toBe(0);
  expect(text.split('\n').length).toBeGreaterThan(100);
  expect(text).toContain('bookCourse\tresponse\tThat a booking answers the booked item is ours');
});

describe.skipIf(!hasPython)('a backend in Python (needs python3)', () => {
  /** Runs the README's backend, changed or not, and verifies it as the README says. */
  async function verified(text: string) {
    const port = await freePort();
    const at = (words: string) => words.replaceAll('8080', port);
    writeFileSync(join(home.folder, 'backend.py'), at(text));
    const args = start.trim().split(' ').slice(1);
    const running = await python(args, `http://127.0.0.1:${port}`, home.folder);
    try {
      return await shell(at(verify), home.folder);
    } finally {
      await running.stop();
    }
  }

  test('that of the README passes', async () => {
    const { code, text } = await verified(backend);
    expect(text).toContain('3 interactions: 3 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('its failure reads as the README shows', async () => {
    const drifted = backend.replace('Max-Age=0', 'Max-Age=600');
    expect(drifted).not.toBe(backend);
    const { code, text } = await verified(drifted);
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
  test.each(drifts)('of five operations, drifted %j: %j fails', async (drift, failed) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const running = await python([five, port, ...drift], url, home.folder);
    try {
      const asked = operations.map((one) => `--operation ${one}`).join(' ');
      const { code, text } = await shell(
        `npx studio-portal-verify --base-url ${url} ${asked}`,
        home.folder,
      );
      expect(text).toContain(
        `24 interactions: ${24 - failed.length} passed, ${failed.length} failed`,
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
