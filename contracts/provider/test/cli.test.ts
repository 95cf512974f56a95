import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBody, serve, type LocalServer } from '../httpServer.ts';
import { formatList } from '../lists.ts';
import { readOptionalOperations, separateOptional } from '../optional.ts';
import { parseOptions } from '../options.ts';
import { packagedPacts, readPacts } from '../pacts.ts';
import { reportText } from '../report.ts';
import { vocabulary } from '../vocabulary.ts';

/** Runs the build directly, since `npm run verify` would rebuild the kit. */
const kit = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Statuses with which the states endpoint refuses a state. */
const refusals: [string, number][] = [
  ['too many failed logins', 500],
  ['an emailed code', 501],
];

/** Returns wrong responses and cannot set up some of the states. */
const wrongBackend = (): Promise<LocalServer> =>
  serve((incoming, outgoing) => {
    void readBody(incoming).then((body) => {
      const isState = incoming.url === '/_provider-states';
      const [, refusal] = refusals.find(([name]) => isState && body.includes(name)) ?? [];
      outgoing.writeHead(refusal ?? 200, { 'Content-Type': 'application/json' });
      outgoing.end(refusal ? 'out of order' : '{}');
    });
  });

let backend: LocalServer;
let report = '';
let code: unknown;
const junit = join(mkdtempSync(join(tmpdir(), 'junit-')), 'results.xml');
beforeAll(async () => {
  backend = await wrongBackend();
  const args = [kit, '--base-url', backend.url, '--tag', 'auth', '--junit', junit];
  const child = spawn(process.execPath, args, { timeout: 120_000, killSignal: 'SIGKILL' });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      report += text;
    });
  [code] = await once(child, 'close');
}, 130_000);
afterAll(async () => {
  rmSync(dirname(junit), { recursive: true });
  await backend.stop();
});

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
  expect(text).toContain('500 out of order');
  expect(text).toContain('(not sent)');
});

test('shows a wrong status first', () => {
  const [, first] = failureText('logout 204 no content').split('\n');
  expect(first?.trim()).toBe('status  expected 204, actual 200');
});

test('counts what needs a state that is answered with 501 apart from failures', () => {
  expect(report).toContain('  todo  changeForgottenPassword 422 password.error.tooweak\n');
  expect(report).not.toContain('FAIL  changeForgottenPassword 422');
  expect(report).toMatch(/^Not built yet: .*\n\n +4 {2}an emailed code$/m);
  expect(report).toMatch(/interactions: 0 passed, \d+ failed, 4 not built yet$/m);
});

test('writes failures and what is not built yet as JUnit XML', () => {
  const xml = readFileSync(junit, 'utf8');
  const [, tests, failures] =
    /name="auth" tests="(\d+)" failures="(\d+)" errors="0" skipped="4"/.exec(xml) ?? [];
  expect(Number(tests) - Number(failures)).toBe(4);
  expect(xml).toContain('<skipped message="not built yet: an emailed code"/>');
  expect(xml).toContain('<failure message="status: expected 204, actual 200">');
  expect(xml).toContain('curl -i -X POST');
  expect(xml.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
});

test.for([
  [['--base-uri', 'http://localhost:1'], "Unknown option '--base-uri'. Run with --help"],
  [['http://localhost:1'], 'Unexpected argument "http://localhost:1"'],
  [
    ['--base-url', 'localhost:8080'],
    'must begin with http:// or https://, such as http://localhost:8080',
  ],
  [['--base-url', 'http://:8080'], '--base-url must be a URL'],
  [[], '--base-url is missing'],
] as const)('rejects %j with a clear message', ([args, words]) => {
  expect(() => parseOptions([...args])).toThrow(words);
});

test.for([
  [{ operations: ['logOut'] }, /no operation "logOut"\. The nearest are "logout", /],
  [{ operations: ['bookCours'] }, /"bookCourse"/],
  [{ tags: ['calender'] }, /no tag "calender"\. The nearest are "calendar", /],
  [{ states: ['a course'] }, /no state "a course"\. The nearest are "a course appointment"/],
] as const)('suggests the nearest names for %j', ([filter, words]) => {
  expect(() => readPacts(packagedPacts, filter)).toThrow(words);
});

test('lists only what the options select', () => {
  const pacts = readPacts(packagedPacts, { operations: ['logout'] });
  expect(formatList('operations', pacts)).toMatch(
    /^logout\tPOST\t\/.*logout\t4\ta logged-in member, a clean sandbox\n$/,
  );
  const states: unknown = JSON.parse(formatList('states', pacts));
  expect(Object.keys(states ?? {})).toEqual(['a clean sandbox', 'a logged-in member']);
  const assumptions = formatList('assumptions', readPacts(packagedPacts, { tags: ['calendar'] }));
  expect(assumptions).toContain('bookCourse\tresponse\t');
  expect(assumptions).not.toMatch(/^login\t/m);
});

test('selects by state', () => {
  const pacts = readPacts(packagedPacts, { tags: ['auth'], states: ['an emailed code'] });
  expect(pacts.flatMap(({ pact }) => pact.interactions)).toHaveLength(4);
});

test('lists every state of the vocabulary', () => {
  const states: unknown = JSON.parse(formatList('states', readPacts(packagedPacts, {})));
  expect(states).toEqual(vocabulary);
});

test('stops quietly if the reader closes the pipe', () => {
  const command = `"${process.execPath}" "${kit}" --list-states | head -n 1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: '{\n', stderr: '' });
});

test('verifies by default only what the portal calls, and --all verifies the rest', () => {
  const args = ['--base-url', 'http://localhost:1'];
  expect(parseOptions(args)).toMatchObject({ all: false });
  expect(parseOptions([...args, '--all'])).toMatchObject({ all: true });
  const pacts = readPacts(packagedPacts, { tags: ['calendar', 'legal'] });
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
  const pacts = readPacts(packagedPacts, { tags: ['calendar'] });
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
