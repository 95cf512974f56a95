import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBroker, type Broker } from '../../provider/broker.ts';
import { serve, type LocalServer } from '../../provider/httpServer.ts';
import { packagedPacts, readPacts } from '../../provider/pacts.ts';
import { consumer } from '../../provider/parties.ts';
import { publishPacts } from '../publish/publishPacts.ts';
import { type StrictBroker, strictBroker } from '../publish/strictBroker.ts';

// Covers consumer, provider and broker together: the SDK publishes pacts, the kit publishes
// results, and the broker decides about deployments.
const main = fileURLToPath(new URL('../../provider/main.ts', import.meta.url));
const [first, second, released] = ['5a1f0c2', '9be77d1', '77c0de1'] as const;
const branch = 'main';
const operationPacts = (operation: string) =>
  readPacts(packagedPacts, { operations: [operation] }).map(({ pact }) => pact);

let broker: StrictBroker;
let authorizedBroker: Broker;
let backend: LocalServer;
let isCompatible = true;
beforeAll(async () => {
  broker = await strictBroker('Bearer secret');
  authorizedBroker = { url: broker.url, headers: { Authorization: 'Bearer secret' } };
  backend = await serve((incoming, outgoing) => {
    incoming.resume();
    const isRefused = incoming.headers['x-tenant'] === 'Not a tenant';
    const field = { type: 'FIELD', value: 'X-Tenant' };
    const refusal = { errorCode: 'validation.error.invalid', typedArgs: [field] };
    const states = [{ name: 'New York', ...(isCompatible && { abbreviation: 'NY' }) }];
    outgoing.writeHead(isRefused ? 400 : 200, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(isRefused ? refusal : states));
  });
});
afterAll(async () => {
  await broker.stop();
  await backend.stop();
});

/** Runs the kit's command with the credentials of this broker. */
const kit = (...args: readonly string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: 'secret' };
    const options = { env, timeout: 120_000, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, [main, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr });
    });
  });

const verification = (version: string) =>
  kit('--base-url', backend.url, '--provider-version', version, '--provider-branch', 'main');
const mayDeploy = (version: string) =>
  kit('--can-i-deploy', 'production', '--provider-version', version);

test('publishes pacts once per commit and rejects other pacts for the same commit', async () => {
  const pacts = operationPacts('listUsaStates');
  await publishPacts(authorizedBroker, { pacts, commit: first, branch });
  await publishPacts(authorizedBroker, { pacts, commit: first, branch });
  const changed = { pacts: operationPacts('listStudioCategories'), commit: first, branch };
  const before = broker.asked.length;
  await expect(publishPacts(authorizedBroker, changed)).rejects.toThrow(
    `A different pact of ${first} is already published`,
  );
  // Some brokers would overwrite the pact, so nothing is sent.
  expect(broker.asked.slice(before)).toEqual([expect.stringContaining(`/version/${first}`)]);
  await publishPacts(authorizedBroker, {
    ...changed,
    commit: second,
    branch: 'feature/categories',
  });
});

test('blocks the deployment of an unverified version', async () => {
  const [pact] = operationPacts('listUsaStates');
  const less = pact ? [{ ...pact, interactions: pact.interactions.slice(0, 1) }] : [];
  await publishPacts(authorizedBroker, { pacts: less, commit: released, branch: 'release/1' });
  broker.deploy(consumer, released, 'production');
  const { code, text } = await mayDeploy('1.0.0');
  expect(text).toBe(
    'studio-backend 1.0.0 must not be deployed to production: 1 are not verified\n',
  );
  expect(code).toBe(1);
});

test('verifies the pacts of main and production, publishes only results and allows the deployment', async () => {
  const before = broker.asked.length;
  const { code, text } = await verification('1.0.0');
  expect(text).toContain('2 interactions: 2 passed, 0 failed');
  expect(text).toContain('1 interactions: 1 passed, 0 failed');
  expect(text).not.toContain('listStudioCategories');
  expect(code).toBe(0);
  const asked = broker.asked.slice(before);
  const pact = `/pacts/provider/studio-backend/consumer/${consumer}/pact-version/<sha>`;
  const branchVersion = 'PUT /pacticipants/studio-backend/branches/main/versions/1.0.0';
  expect(asked.map((line) => line.replace(/[0-9a-f]{40}/, '<sha>'))).toEqual([
    'POST /pacts/provider/studio-backend/for-verification',
    `GET ${pact}`,
    `GET ${pact}`,
    branchVersion,
    `POST ${pact}/verification-results`,
    branchVersion,
    `POST ${pact}/verification-results`,
  ]);
  expect((await mayDeploy('1.0.0')).code).toBe(0);
});

test('blocks the deployment of a version that has drifted', async () => {
  isCompatible = false;
  const { code, text } = await verification('1.1.0');
  expect(text).toContain('  FAIL  listUsaStates 200 someStates');
  expect(code).toBe(1);
  expect((await mayDeploy('1.1.0')).code).toBe(1);
  expect((await mayDeploy('1.0.0')).code).toBe(0);
});

test.for([
  [['--base-url', 'http://localhost:1'], '--provider-version is required'],
  [['--can-i-deploy', 'production'], '--can-i-deploy needs --provider-version'],
  [['--can-i-deploy', 'nowhere', '--provider-version', '1'], 'refused GET can-i-deploy'],
] as const)('rejects %j with a clear message when a broker is set', async ([args, words]) => {
  const { code, text } = await kit(...args);
  expect(text).toContain(words);
  expect(code).toBe(2);
});

test('rejects filters when a broker is set', async () => {
  const args = ['--base-url', backend.url, '--provider-version', '1', '--tag', 'auth'];
  const { code, text } = await kit(...args);
  expect(text).toContain('leave out --tag, --operation, --state and --pacts');
  expect(code).toBe(2);
});

test.for([
  [{ PACT_BROKER_TOKEN: 'secret' }, { Authorization: 'Bearer secret' }],
  [{ PACT_BROKER_USERNAME: 'ci', PACT_BROKER_PASSWORD: 'pw' }, { Authorization: 'Basic Y2k6cHc=' }],
  [{}, {}],
] as const)('sends the credentials %j as %j', ([credentials, headers]) => {
  expect(readBroker({ PACT_BROKER_BASE_URL: 'https://broker.example/', ...credentials })).toEqual({
    url: 'https://broker.example',
    headers,
  });
});
