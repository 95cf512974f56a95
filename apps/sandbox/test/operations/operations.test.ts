/** Each operation of the description: it succeeds, wants a session where it says so, and says what is wrong with its input. */
import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/server/api.ts';
import { onOneDatabase, openDump } from '../harness/databases.ts';
import { described, operation } from '../harness/client.ts';
import { type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { happy } from './happy.ts';

const isDescribed = (name: string): name is OperationId => described.has(name);
const ids = Object.keys(happy).filter(isDescribed);

test('every operation of the description is here', () => {
  expect(ids.toSorted()).toEqual([...described.keys()].toSorted());
});

const troubles = [
  { kind: 'failure', status: 500, code: 'internal.error' },
  { kind: 'maintenance', status: 502, code: 'maintenance' },
  { kind: 'overload', status: 503, code: 'service.error.unavailable' },
];

/** Every operation's setup has a type of its own; here they are all requests. */
const requestFor = (id: OperationId, sandbox: Sandbox): Promise<Request> => happy[id](sandbox);

onOneDatabase((open) => {
  const sandbox = useSandbox(open);

  test.for(ids)('%s succeeds as described', async (id) => {
    const request = await requestFor(id, sandbox());
    const { status, errors } = await sandbox().call(id, request);
    expect(errors).toEqual([]);
    expect([200, 201, 202, 204]).toContain(status);
  });
});

describe('before any database is asked', () => {
  const sandbox = useSandbox(openDump);

  describe('without a session', () => {
    const guarded = ids.filter((id) => operation(id).needsSession);

    test.for(guarded)('%s is refused', async (id) => {
      const request = await requestFor(id, sandbox());
      const status = operation(id).answers.has(401) ? 401 : 403;
      expect(
        await sandbox().call(id, {
          ...request,
          as: undefined,
          headers: { cookie: 'SESSION=made-up' },
        }),
      ).toMatchObject({ status, errorCode: 'authentication.error.notloggedin' });
    });
  });

  // Trouble is told before anything of a request is looked at, so any address of the operation will do.
  test.for(troubles)('in trouble ($kind) every operation answers $status', async (trouble) => {
    await sandbox().state('trouble', { kind: trouble.kind });
    for (const { id, method, path, answers } of described.values()) {
      // Services beside the backend know no maintenance; the tenant config tells it in its body.
      if (trouble.status === 502 && (!answers.has(502) || id === 'getTenantConfig')) continue;
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const answer = await sandbox().app.inject({ method, url });
      expect(`${id} ${answer.statusCode} ${answer.json<{ errorCode: string }>().errorCode}`).toBe(
        `${id} ${trouble.status} ${trouble.code}`,
      );
    }
  });

  describe('with a header that is not as described', () => {
    const checked = ids.filter((id) => operation(id).parameters.some(({ context }) => context));

    test.for(checked)('%s names the header', async (id) => {
      const request = await requestFor(id, sandbox());
      const headers = { ...request.headers, 'x-nox-client-type': 'FAX' };
      const { status, errors } = await sandbox().call(id, { ...request, headers });
      expect(status).toBe(400);
      expect(errors).toEqual([
        expect.objectContaining({
          errorCode: 'validation.error.invalid',
          typedArgs: [{ type: 'FIELD', value: 'X-Nox-Client-Type' }],
        }),
      ]);
    });
  });
});
