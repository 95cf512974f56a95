/**
 * Calls each operation of the API description: with an invalid header, without a session, and with a valid request.
 */
import { expect, test } from 'vitest';
import type { OperationId } from '../../src/platform/api.ts';
import { described, findOperation } from '../harness/client.ts';
import { type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { expectCaching } from './caching.ts';
import { happy } from './happy.ts';

const isDescribed = (name: string): name is OperationId => described.has(name);
const ids = Object.keys(happy).filter(isDescribed);

test('covers every operation of the API description', () => {
  expect(ids.toSorted()).toEqual([...described.keys()].toSorted());
});

const outages = [
  { kind: 'failure', status: 500, code: 'internal.error' },
  { kind: 'maintenance', status: 502, code: 'maintenance' },
  { kind: 'overload', status: 503, code: 'service.error.unavailable' },
];

/** Setups are typed per operation; here they all count as requests. */
const createRequest = (id: OperationId, sandbox: Sandbox): Promise<Request> => happy[id](sandbox);

const sandbox = useSandbox();

async function expectBadHeaderRejected(id: OperationId, request: Request): Promise<void> {
  const headers = { ...request.headers, 'x-nox-client-type': 'FAX' };
  const { status, errors } = await sandbox().call(id, { ...request, headers });
  expect(status).toBe(400);
  expect(errors).toEqual([
    expect.objectContaining({
      errorCode: 'validation.error.invalid',
      typedArgs: [{ type: 'FIELD', value: 'X-Nox-Client-Type' }],
    }),
  ]);
}

async function expectUnknownSessionRejected(id: OperationId, request: Request): Promise<void> {
  const headers = { cookie: 'SESSION=made-up' };
  expect(await sandbox().call(id, { ...request, as: undefined, headers })).toMatchObject({
    status: findOperation(id).answers.has(401) ? 401 : 403,
    errorCode: 'authentication.error.notloggedin',
  });
}

// One world per operation, since rejected requests change nothing.
test.for(ids)('%s succeeds and can be cached as described', async (id) => {
  const { method, needsSession, parameters } = findOperation(id);
  const request = await createRequest(id, sandbox());
  if (parameters.some(({ context }) => context)) await expectBadHeaderRejected(id, request);
  if (needsSession) await expectUnknownSessionRejected(id, request);
  const answer = await sandbox().call(id, request);
  expect(answer.errors).toEqual([]);
  expect([200, 201, 202, 204]).toContain(answer.status);
  expectCaching(id, request, answer.headers);
  if (method !== 'GET' || needsSession) return;
  const { headers } = await sandbox().call(id, { ...request, as: 'member' });
  expect(['no-store', 'max-age=86400']).toContain(headers['cache-control']);
});

// These errors occur before a request is read, so any path of the operation works.
test.for(outages)('answers every operation with $status during $kind', async (trouble) => {
  await sandbox().state('trouble', { kind: trouble.kind });
  for (const { id, method, path, answers } of described.values()) {
    // Services other than the backend have no maintenance; the tenant config reports it in its body.
    if (trouble.status === 502 && (!answers.has(502) || id === 'getTenantConfig')) continue;
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const answer = await sandbox().app.inject({ method, url });
    expect(`${id} ${answer.statusCode} ${answer.json<{ errorCode: string }>().errorCode}`).toBe(
      `${id} ${trouble.status} ${trouble.code}`,
    );
  }
});
