/** Every answer says who may keep it, and on what it depends: what is about one person is kept by nobody. */
import { expect, test } from 'vitest';
import type { OperationId } from '../src/server/api.ts';
import { openDump } from './harness/databases.ts';
import { described, operation } from './harness/client.ts';
import { type Request, type Sandbox, useSandbox } from './harness/sandbox.ts';
import { happy } from './operations/happy.ts';

const sandbox = useSandbox(openDump);

const isDescribed = (name: string): name is OperationId => described.has(name);
const ids = Object.keys(happy).filter(isDescribed);
const requestFor = (id: OperationId, to: Sandbox): Promise<Request> => happy[id](to);

/** The same for everybody; they say themselves how long they are good, and on what they depend. */
const drawn = new Set<OperationId>(['getAnyStudioLogo', 'getStudioLogo']);

/** Addresses in which stands whose name or code it is. */
const ofSomebody = new Set<OperationId>(['validateAccountHolder', 'validateReferralCode']);

const names = (header: unknown) =>
  (typeof header === 'string' ? header : '').toLowerCase().split(/, */);

test.for(ids)('%s', async (id) => {
  const request = await requestFor(id, sandbox());
  const { headers } = await sandbox().call(id, request);
  const { needsSession, method, parameters } = operation(id);
  const context = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  const depends = drawn.has(id)
    ? ['x-tenant']
    : ['accept-language', 'cookie', ...context.map((name) => name.toLowerCase())];
  expect(names(headers.vary)).toEqual(expect.arrayContaining(depends));
  const secret = Object.values({ ...request.path, ...request.query }).some(
    (value) => typeof value === 'string' && /^[\w-]{32,}$/.test(value),
  );
  const shared = drawn.has(id) ? 'max-age=86400' : 'no-cache';
  const personal = needsSession || secret || ofSomebody.has(id);
  const kept = personal || method !== 'GET' ? 'no-store' : shared;
  expect(headers['cache-control']).toBe(kept);
});

const readable = ids.filter((id) => operation(id).method === 'GET' && !operation(id).needsSession);

test.for(readable)('%s with a session is for nobody else', async (id) => {
  const request = await requestFor(id, sandbox());
  const { headers } = await sandbox().call(id, { ...request, as: 'member' });
  expect(['no-store', 'max-age=86400']).toContain(headers['cache-control']);
});

test('what is the same for everybody may be kept by whoever asks again', async () => {
  const { headers } = await sandbox().call('getTenant');
  expect(headers['cache-control']).toBe('no-cache');
});

test('a refusal is kept by nobody', async () => {
  const { headers } = await sandbox().call('getPublicStudio', { path: { studioId: 4711 } });
  expect(headers['cache-control']).toBe('no-store');
});
