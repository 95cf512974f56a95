import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, serve, type LocalServer } from '../httpServer.ts';
import { optionsFrom } from '../options.ts';

/** Not `npm run verify`, which builds the kit first. */
const kit = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A backend that answers everything wrongly and cannot set up one of the states. */
const wrongBackend = (): Promise<LocalServer> =>
  serve((incoming, outgoing) => {
    void bodyOf(incoming).then((body) => {
      const isState = incoming.url === '/_provider-states';
      const cannot = isState && body.toString().includes('too many failed logins');
      outgoing.writeHead(cannot ? 501 : 200, { 'Content-Type': 'application/json' });
      outgoing.end(cannot ? 'not built yet' : '{}');
    });
  });

let backend: LocalServer;
let report = '';
let code: unknown;
beforeAll(async () => {
  backend = await wrongBackend();
  const args = [kit, '--base-url', backend.url, '--tag', 'auth'];
  const child = spawn(process.execPath, args, { timeout: 120_000, killSignal: 'SIGKILL' });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      report += text;
    });
  [code] = await once(child, 'close');
}, 130_000);
afterAll(() => backend.stop());

const textOf = (title: string): string => {
  const failures = report.slice(report.indexOf('\nFailures\n'));
  return failures.split('\n  FAIL  ').find((part) => part.startsWith(title)) ?? report;
};

test('a backend that answers wrongly ends the command with 1', () => {
  expect(report).toContain(' 0 passed, ');
  expect(code).toBe(1);
});

test('failures stand at the end, with a line that repeats the request', () => {
  const text = textOf('login 200 loginResult');
  expect(text).toContain('request POST /login');
  expect(text).toMatch(
    /curl -i -X POST '[^']+\/login' .*-H 'authorization: Basic \S+'.*--data-raw '{"/,
  );
  expect(text).toContain('x-tenant: northside');
  expect(text).not.toContain('x-interaction-number');
});

test('a login without its cookie fails, whatever else is wrong', () => {
  expect(textOf('login 200 loginResult')).toContain('header Set-Cookie');
});

test('a state that could not be set up is named with what the endpoint answered', () => {
  const text = textOf('login 429');
  expect(text).toContain('state "too many failed logins" {"username":');
  expect(text).toContain('501 not built yet');
  expect(text).toContain('(not sent)');
});

test.for([
  [['--base-uri', 'http://localhost:1'], "Unknown option '--base-uri': --help"],
  [['http://localhost:1'], 'Nothing is known to be done with "http://localhost:1"'],
  [['--base-url', 'localhost'], '--base-url must be an address'],
  [[], '--base-url is missing'],
] as const)('%j is refused in words', ([args, words]) => {
  expect(() => optionsFrom([...args])).toThrow(words);
});
