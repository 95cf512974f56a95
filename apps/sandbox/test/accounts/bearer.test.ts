/**
 * Access to a booking: its account at the booking's tenant, or anyone with the link of a booking without an account.
 */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { tenants } from '../../src/domains/brands/tables.ts';
import { tenantRow } from '../../src/states/rows.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';

const bearerOperations = [
  'getPublicCalendarItem',
  'getPublicCancelationRuleInfo',
  'cancelPublicCalendarItem',
] as const;

const memberOperations = [
  'getCalendarItem',
  'getCancelationRuleInfo',
  'cancelCalendarItem',
] as const;

const sandbox = useSandbox();

const setAttended = async (owner: 'me' | 'prospect') =>
  sandbox().state('a booking', { uuid, owner, state: 'attended' });

test.for(bearerOperations)('%s: hides the booking of a deleted account', async (id) => {
  await setAttended('me');
  const deleteRequest = { as: 'member' as const, headers: { 'x-password': btoa(password) } };
  expect((await sandbox().call('deleteAccount', deleteRequest)).status).toBe(204);
  const { services } = sandbox();
  // The row remains for the studio's statistics.
  expect(await services.db.$count(bookings, eq(bookings.uuid, uuid))).toBe(1);
  const { status, errorCode } = await sandbox().call(id, { path: { id: uuid } });
  expect([status, errorCode]).toEqual([404, 'booking.error.notfound']);
});

test.for(bearerOperations)(
  '%s: serves a booking without an account to anyone with its link',
  async (id) => {
    await setAttended('prospect');
    const { errorCode } = await sandbox().call(id, { path: { id: uuid } });
    expect(errorCode).toBe(
      id === 'cancelPublicCalendarItem' ? 'booking.error.cancelationtoolate' : undefined,
    );
  },
);

test.for(memberOperations)('%s: knows no such booking at another tenant', async (id) => {
  await sandbox().state('a booking', { uuid, owner: 'me', state: 'booked' });
  await sandbox().services.db.insert(tenants).values(tenantRow('volt'));
  const request = { as: 'member' as const, path: { id: uuid } };
  const elsewhere = { ...request, headers: { 'x-tenant': 'volt' } };
  const { status, errorCode } = await sandbox().call(id, elsewhere);
  expect([status, errorCode]).toEqual([404, 'booking.error.notfound']);
  expect((await sandbox().call(id, request)).status).toBe(200);
});
