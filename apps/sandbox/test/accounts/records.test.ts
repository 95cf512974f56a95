/** Customer records at a tenant: the studio's own data takes precedence over entered data. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, customers } from '../../src/domains/accounts/tables.ts';
import { prospect } from '../../src/states/rows.ts';
import { readyCheckout } from '../harness/purchase.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';

const sandbox = useSandbox();

async function loadCustomer(as: keyof typeof accountIds) {
  const isAccount = eq(customers.accountId, accountIds[as]);
  const [record] = await sandbox().services.db.select().from(customers).where(isAccount);
  return record;
}

/** Both ways to buy: a free course, and a checkout. */
const purchases = {
  async 'a free course'(as: 'member' | 'visitor') {
    await sandbox().state('a course appointment', { id: 50_001, price: 'free', state: 'open' });
    const body = { courseAppointmentId: 50_001, customerData: prospect, joinWaitingList: false };
    return sandbox().call('bookPublicCourse', { as, body });
  },
  async 'a checkout'(as: 'member' | 'visitor') {
    await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
    const { id } = await readyCheckout(sandbox(), as);
    return sandbox().call('finalizeCheckout', { as, path: { id } });
  },
};
const purchaseKinds = ['a free course', 'a checkout'] as const;

test.for(purchaseKinds)(
  '%s does not change the record of a member with a number, not even empty fields',
  async (kind) => {
    await sandbox().services.db.update(customers).set({ phone: null, city: null });
    const before = await loadCustomer('member');
    expect((await purchases[kind]('member')).status).toBeLessThan(300);
    expect(await loadCustomer('member')).toEqual(before);
  },
);

test.for(purchaseKinds)('%s fills in empty fields of a customer without a number', async (kind) => {
  const { db } = sandbox().services;
  const known = { customerNumber: null, dateOfBirth: null, phone: null };
  await db.update(customers).set(known);
  const before = await loadCustomer('member');
  expect((await purchases[kind]('member')).status).toBeLessThan(300);
  const { dateOfBirth, phone } = prospect;
  expect(await loadCustomer('member')).toEqual({ ...before, dateOfBirth, phone });
});

test('fills in an address completely or not at all', async () => {
  const { db } = sandbox().services;
  await db.update(customers).set({ customerNumber: null, houseNumber: null });
  await purchases['a free course']('member');
  expect(await loadCustomer('member')).toMatchObject({ street: 'Beispielweg', houseNumber: null });
});

test('creates the record at a first purchase', async () => {
  expect((await purchases['a free course']('visitor')).status).toBe(201);
  const { email: _, ...typed } = prospect;
  expect(await loadCustomer('visitor')).toMatchObject({ ...typed, customerNumber: null });
});

test('returns the tenant’s record instead of the account’s data', async () => {
  const { db } = sandbox().services;
  await db
    .update(accounts)
    .set({ firstname: 'Vic', phone: '+49 30 0000002', city: 'Berlin' })
    .where(eq(accounts.id, accountIds.visitor));
  const unknown = await sandbox().call('getCustomerInfo', { as: 'visitor' });
  expect(unknown.body).toEqual({
    customerId: null,
    firstname: null,
    lastname: null,
    email: 'visitor@example.org',
    dateOfBirth: null,
    phone: null,
    street: null,
    houseNumber: null,
    zipCode: null,
    city: null,
    provinceCode: null,
    countryCode: null,
    homeStudioId: null,
  });
  await db.update(customers).set({ phone: null });
  const { body } = await sandbox().call('getCustomerInfo', { as: 'member' });
  expect(body).toMatchObject({ firstname: 'Mona', phone: null });
});
