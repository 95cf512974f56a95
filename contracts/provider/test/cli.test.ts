import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBody, serve, type LocalServer } from '../httpServer.ts';
import { readOptionalOperations, separateOptional } from '../optional.ts';
import { parseOptions } from '../options.ts';
import { packagedPacts, readPacts } from '../pacts.ts';
import { reportText } from '../report.ts';

/** Runs the build directly, since `npm run verify` would rebuild the kit. */
const kit = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Returns wrong responses and cannot set up one of the states. */
const wrongBackend = (): Promise<LocalServer> =>
  serve((incoming, outgoing) => {
    void readBody(incoming).then((body) => {
      const isState = incoming.url === '/_provider-states';
      const isUnsupported = isState && body.toString().includes('too many failed logins');
      outgoing.writeHead(isUnsupported ? 501 : 200, { 'Content-Type': 'application/json' });
      outgoing.end(isUnsupported ? 'not built yet' : '{}');
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

const failureText = (title: string): string => {
  const failures = report.slice(report.indexOf('\nFailures\n'));
  return failures.split('\n  FAIL  ').find((part) => part.startsWith(title)) ?? report;
};

test('exits with 1 if the backend returns wrong responses', () => {
  expect(report).toContain(' 0 passed, ');
  expect(code).toBe(1);
});

test('lists failures last, each with a command that repeats the request', () => {
  const text = failureText('login 200 loginResult');
  expect(text).toContain('request POST /login');
  expect(text).toMatch(
    /curl -i -X POST '[^']+\/login' .*-H 'authorization: Basic \S+'.*--data-raw '{"/,
  );
  expect(text).toContain('x-tenant: northside');
  expect(text).not.toContain('x-interaction-number');
});

test('reports a missing session cookie among other mismatches', () => {
  expect(failureText('login 200 loginResult')).toContain('header Set-Cookie');
});

test('reports a failed state with the response of the endpoint', () => {
  const text = failureText('login 429');
  expect(text).toContain('state "too many failed logins" {"username":');
  expect(text).toContain('501 not built yet');
  expect(text).toContain('(not sent)');
});

test.for([
  [['--base-uri', 'http://localhost:1'], "Unknown option '--base-uri'. Run with --help"],
  [['http://localhost:1'], 'Unexpected argument "http://localhost:1"'],
  [['--base-url', 'localhost'], '--base-url must be a URL'],
  [[], '--base-url is missing'],
] as const)('rejects %j with a clear message', ([args, words]) => {
  expect(() => parseOptions([...args])).toThrow(words);
});

test('verifies by default only what the portal calls, and --all verifies the rest', () => {
  const args = ['--base-url', 'http://localhost:1'];
  expect(parseOptions(args)).toMatchObject({ all: false });
  expect(parseOptions([...args, '--all'])).toMatchObject({ all: true });
  const pacts = readPacts(packagedPacts, { tags: ['calendar', 'legal'], operations: [] });
  const { required, optionalOperations } = separateOptional(pacts, readOptionalOperations());
  const titles = required.flatMap(({ pact }) =>
    pact.interactions.map(({ description }) => description),
  );
  expect(titles).toContainEqual(expect.stringMatching(/^listLegalConsents 200/));
  expect(optionalOperations).not.toContain('listLegalConsents');
  const [optional] = optionalOperations;
  expect(optional).toBeDefined();
  expect(titles).not.toContainEqual(expect.stringMatching(new RegExp(`^${optional} `)));
  const text = reportText(required, [], optionalOperations);
  expect(text).toContain(`do not fail the run; --all verifies them.`);
  expect(text).toContain(`  -     ${optional}`);
});

test('verifies every interaction if no operation is optional', () => {
  const pacts = readPacts(packagedPacts, { tags: ['calendar'], operations: [] });
  expect(separateOptional(pacts, new Set())).toEqual({ required: pacts, optionalOperations: [] });
});

test('refuses to verify nothing', async () => {
  const args = [kit, '--base-url', backend.url, '--tag', 'facilities'];
  const child = spawn(process.execPath, args, { timeout: 60_000, killSignal: 'SIGKILL' });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const [exitCode] = await once(child, 'close');
  expect(exitCode).toBe(2);
  expect(text).toContain('listFacilityCategories');
  expect(text).toContain('Add --all to verify them.');
});
