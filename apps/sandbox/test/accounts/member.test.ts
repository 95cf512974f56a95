/**
 * Operations with `x-member` in the API description are for customers connected to the tenant, not for former ones.
 */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers, studioConnects } from '../../src/domains/accounts/tables.ts';
import { tenants } from '../../src/domains/brands/tables.ts';
import type { OperationId } from '../../src/platform/api.ts';
import { tenantRow } from '../../src/states/rows.ts';
import { described } from '../harness/client.ts';
import { accountIds, type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { happy } from '../operations/happy.ts';

const notConnected = 'authorization.error.notconnected';

/** Operations with `x-member`, and no others, declare this error. */
const isForMembers = (id: string): id is OperationId =>
  described.get(id)?.answers.get(403)?.errorCodes.has(notConnected) === true;
const ids = [...described.keys()].filter(isForMembers);

/** Setups are typed per operation; here they all count as requests. */
const createRequest = (id: OperationId, sandbox: Sandbox): Promise<Request> => happy[id](sandbox);

test('are found in the API description', () => {
  expect(ids).toContain('getCustomerConfig');
});

describe('operations for members', () => {
  const sandbox = useSandbox();

  const refusal = async (id: OperationId, request: Request) => {
    const { status, errorCode } = await sandbox().call(id, request);
    return [status, errorCode];
  };

  const disconnect = () =>
    refusal('deleteStudioConnect', { as: 'member', path: { studioConnectId: 5001 } });

  test.for(ids)('%s rejects accounts that are not connected to the tenant', async (id) => {
    const request = await createRequest(id, sandbox());
    const { db } = sandbox().services;

    await db.insert(tenants).values(tenantRow('volt'));
    const headers = { ...request.headers, 'x-tenant': 'volt' };
    expect(await refusal(id, { ...request, headers }), 'at another tenant').toEqual([
      403,
      notConnected,
    ]);

    await db.insert(studioConnects).values({ accountId: accountIds.visitor, studioId: 1001 });
    expect(
      await refusal(id, { ...request, as: 'visitor' }),
      'connected without a customer record',
    ).toEqual([403, notConnected]);

    expect((await sandbox().call(id, request)).status).toBeLessThan(300);
    expect(await disconnect()).toEqual([204, undefined]);
    expect(await refusal(id, request), 'disconnected').toEqual([403, notConnected]);
  });

  test.for(ids)('%s rejects a disconnected buyer', async (id) => {
    const request = await createRequest(id, sandbox());
    const { db } = sandbox().services;
    await db.update(customers).set({ customerNumber: null });
    expect((await sandbox().call(id, request)).status).toBeLessThan(300);
    expect(await disconnect()).toEqual([204, undefined]);
    // The tenant keeps the customer record.
    expect(await db.$count(customers, eq(customers.accountId, accountIds.member))).toBe(1);
    expect(await refusal(id, request)).toEqual([403, notConnected]);
  });
});
