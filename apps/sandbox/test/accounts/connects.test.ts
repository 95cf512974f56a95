/**
 * Connecting studios discloses nothing to a caller who knows too little and never moves a membership between
 * accounts.
 */
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { becomeCustomer } from '../../src/domains/accounts/customers.ts';
import { accounts, customers, studioConnects } from '../../src/domains/accounts/tables.ts';
import { accountEntries, customerAccounts } from '../../src/domains/customerAccounts/tables.ts';
import { familyLinks } from '../../src/domains/family/tables.ts';
import { invoices } from '../../src/domains/invoices/tables.ts';
import { contracts } from '../../src/domains/membershipOffers/tables.ts';
import { messages } from '../../src/domains/messages/tables.ts';
import { loyaltyPoints } from '../../src/domains/points/tables.ts';
import { consumptionCreditEntries } from '../../src/domains/products/tables.ts';
import { checkins } from '../../src/domains/visits/tables.ts';
import type { Schemas } from '../../src/platform/api.ts';
import { prospect } from '../../src/states/rows.ts';
import { addMember, studioMemberRow } from '../../src/states/memberRows.ts';
import { yearRow } from '../../src/states/membershipRows.ts';
import { findAccountId } from '../harness/members.ts';
import { lastCode } from '../harness/mails.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';
import {
  connectBodies,
  connectIds,
  invitation,
  quickRegisterBody,
} from '../operations/accountRequests.ts';

const sandbox = useSandbox();

const withMember = (state: 'free' | 'connected-elsewhere') =>
  sandbox().state('a studio member', {
    customerCode: 'NS-70010',
    email: 'visitor@example.org',
    state,
  });
const { connectWithCustomerCode: byCode, connectWithIbanSuffix: bySuffix } = connectBodies;

test('gives the same answer whichever value is wrong', async () => {
  await withMember('free');
  const tries = [
    { ...bySuffix, ibanSuffix: '9999' },
    { ...bySuffix, lastname: 'Anders' },
    { ...bySuffix, dateOfBirth: '1990-01-01' },
  ].map((body) => sandbox().call('connectWithIbanSuffix', { as: 'visitor', body }));
  const byNumber = [
    { ...byCode, customerCode: 'NS-99999' },
    { ...byCode, dateOfBirth: '1990-01-01' },
  ].map((body) => sandbox().call('connectWithCustomerCode', { as: 'visitor', body }));
  const answers = await Promise.all([...tries, ...byNumber]);
  const seen = answers.map(({ status, errors }) => [status, { ...errors[0], traceId: '' }]);
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]?.status).toBe(422);
});

test('ignores the case of the last name', async () => {
  await withMember('free');
  const body = { ...bySuffix, lastname: 'BEISPIEL' };
  expect((await sandbox().call('connectWithIbanSuffix', { as: 'visitor', body })).status).toBe(201);
});

test('rejects an unverified address', async () => {
  await withMember('free');
  await sandbox()
    .services.db.update(accounts)
    .set({ verified: false })
    .where(eq(accounts.id, accountIds.visitor));
  const { connectWithEmail: body } = connectBodies;
  const answer = await sandbox().call('connectWithEmail', { as: 'visitor', body });
  expect([answer.status, answer.errorCode]).toEqual([409, 'email.error.notverified']);
});

test('connects the membership to the first of two accounts with correct data', async () => {
  await withMember('free');
  await sandbox().state('a logged-in account that is not verified');
  const other = await findAccountId(sandbox().services.db, 'new@example.org');
  const answers = await Promise.all(
    [accountIds.visitor, other].map((as) =>
      sandbox().call('connectWithCustomerCode', { as, body: byCode }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(answers.find(({ status }) => status === 409)?.errorCode).toBe(
    'studioconnect.error.otheraccount',
  );
});

test('connects again after a disconnect; the studio keeps its member', async () => {
  await withMember('free');
  const { body } = await sandbox().call('connectWithCustomerCode', {
    as: 'visitor',
    body: byCode,
  });
  const path = { studioConnectId: body.studioConnectId };
  await sandbox().call('deleteStudioConnect', { as: 'visitor', path });
  const info = await sandbox().call('getUserInfo', { as: 'visitor' });
  expect(info.body.studioConnects).toEqual([]);
  const again = await sandbox().call('connectWithCustomerCode', { as: 'visitor', body: byCode });
  expect(again.status).toBe(201);
});

test('keeps counting guesses after a successful connect in between', async () => {
  await withMember('free');
  const guess = async () =>
    (
      await sandbox().call('connectWithCustomerCode', {
        as: 'visitor',
        body: { ...byCode, customerCode: 'NS-99999' },
      })
    ).status;
  for (let round = 0; round < 4; round++) expect(await guess()).toBe(422);
  const own = await sandbox().call('connectWithCustomerCode', { as: 'visitor', body: byCode });
  expect(own.status).toBe(201);
  const path = { studioConnectId: own.body.studioConnectId };
  await sandbox().call('deleteStudioConnect', { as: 'visitor', path });
  expect(await guess()).toBe(422);
  expect(await guess()).toBe(429);
});

const buyAsVisitor = async () => {
  const { services } = sandbox();
  const data = { ...prospect, lastname: 'Bought' };
  const auditedBy = {
    operationId: 'finalizeCheckout' as const,
    context: {},
    account: { id: accountIds.visitor },
  };
  const studio = { id: 1001, tenant: 'northside' };
  await becomeCustomer(services.db, auditedBy, studio, data, services.clock.now());
  const { body } = await sandbox().call('getUserInfo', { as: 'visitor' });
  expect(body.studioConnects).toHaveLength(1);
};
const loadVisitorRows = () =>
  sandbox().services.db.select().from(customers).where(eq(customers.accountId, accountIds.visitor));

test.for(connectIds)(
  'merges the customer record of a purchase when the account connects with %s',
  async (id) => {
    await withMember('free');
    await buyAsVisitor();
    const answer = await sandbox().call(id, { as: 'visitor', body: connectBodies[id] });
    expect(answer.status).toBe(201);
    expect(await loadVisitorRows()).toMatchObject([
      { customerNumber: 'NS-70010', lastname: 'Beispiel' },
    ]);
    const { body } = await sandbox().call('getUserInfo', { as: 'visitor' });
    expect(body.studioConnects).toHaveLength(1);
    const again = await sandbox().call(id, { as: 'visitor', body: connectBodies[id] });
    expect([again.status, again.errorCode]).toEqual([409, 'studioconnect.error.alreadyconnected']);
  },
);

/** Returns the visitor's record of a purchase and the record of the studio. */
async function loadBothRecords(): Promise<{ portalId: number; memberId: number }> {
  const { db } = sandbox().services;
  const [portal] = await loadVisitorRows();
  const [member] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.customerNumber, 'NS-70010'));
  return { portalId: portal?.id ?? 0, memberId: member?.id ?? 0 };
}

async function connectByCode(): Promise<void> {
  const answer = await sandbox().call('connectWithCustomerCode', { as: 'visitor', body: byCode });
  expect(answer.status).toBe(201);
  await sandbox().services.background.idle();
}

test('keeps credit, points, visits and messages of a purchase when the account connects', async () => {
  await withMember('free');
  await buyAsVisitor();
  const { db, clock } = sandbox().services;
  const { portalId, memberId } = await loadBothRecords();
  const now = clock.now();
  await db.insert(consumptionCreditEntries).values({
    customerId: portalId,
    studioId: 1001,
    type: 'RECHARGE',
    name: 'Credit',
    amountCents: 2500,
    bookedAt: now,
  });
  const points = { type: 'EARNED' as const, name: 'Visit', points: 10, day: '2026-11-20' };
  await db.insert(loyaltyPoints).values([
    { ...points, customerId: portalId, event: 'birthday', bookedAt: now },
    { ...points, customerId: portalId, event: 'visit', bookedAt: now },
    { ...points, customerId: memberId, event: 'birthday', bookedAt: now },
  ]);
  const visit = {
    studioId: 1001,
    date: '2026-11-20',
    checkinAt: now,
    automaticCheckoutAt: now,
    by: 'PORTAL' as const,
  };
  await db.insert(checkins).values([
    { ...visit, id: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1f001', customerId: portalId },
    {
      ...visit,
      id: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1f002',
      customerId: portalId,
      checkoutAt: now,
    },
    { ...visit, id: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1f003', customerId: memberId },
  ]);
  const message = { studioId: 1001, subject: 'News', text: 'News', sentAt: now };
  await db.insert(messages).values([
    { ...message, customerId: portalId, type: 'MOVED_UP', event: 'one' },
    { ...message, customerId: portalId, type: 'MOVED_UP', event: 'two' },
    { ...message, customerId: memberId, type: 'MOVED_UP', event: 'one' },
    { ...message, customerId: memberId, type: 'AMENDMENT_ACCEPTED', event: 'two' },
  ]);
  const relativeId = await addMember(db, { ...studioMemberRow, customerNumber: 'NS-70012' });
  const [childLink, ownLink] = [
    '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1f011',
    '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1f012',
  ];
  await db.insert(familyLinks).values([
    { id: childLink, customerId: portalId, relativeId, relation: 'CHILD' },
    { id: ownLink, customerId: portalId, relativeId: memberId, relation: 'PARTNER' },
  ]);
  await connectByCode();
  expect(await loadVisitorRows()).toMatchObject([{ id: memberId }]);
  expect(await db.select().from(customers).where(eq(customers.id, portalId))).toEqual([]);
  expect(await db.select().from(consumptionCreditEntries)).toMatchObject([
    { customerId: memberId, amountCents: 2500 },
  ]);
  const earned = await db
    .select({ event: loyaltyPoints.event })
    .from(loyaltyPoints)
    .where(eq(loyaltyPoints.customerId, memberId))
    .orderBy(asc(loyaltyPoints.event));
  expect(earned.map(({ event }) => event)).toEqual(['birthday', 'visit']);
  const visits = await db.select().from(checkins).where(eq(checkins.customerId, memberId));
  expect(visits.map(({ id }) => id.slice(-1)).toSorted()).toEqual(['2', '3']);
  const inbox = await db.select().from(messages).where(eq(messages.customerId, memberId));
  expect(inbox.map(({ type, event }) => `${type} ${event}`).toSorted()).toEqual([
    'AMENDMENT_ACCEPTED two',
    'MOVED_UP one',
    'MOVED_UP two',
  ]);
  expect(
    await db.select().from(familyLinks).where(eq(familyLinks.customerId, memberId)),
  ).toMatchObject([{ id: childLink, relativeId }]);
});

test('keeps debts, contracts and invoices of a purchase when the account connects', async () => {
  await withMember('free');
  await buyAsVisitor();
  const { db, clock } = sandbox().services;
  const { portalId, memberId } = await loadBothRecords();
  await sandbox().state('a studio', { organizationUnitId: 1002 });
  const books = { firstname: 'Bea', lastname: 'Beispiel', paymentMethod: 'UNDEFINED' as const };
  const [merged, moved, kept] = await db
    .insert(customerAccounts)
    .values([
      { ...books, customerId: portalId, studioId: 1001 },
      { ...books, customerId: portalId, studioId: 1002 },
      { ...books, customerId: memberId, studioId: 1001 },
    ])
    .returning({ id: customerAccounts.id });
  const claim = { kind: 'CLAIM' as const, name: 'Fee', dueDate: '2026-11-20' };
  await db.insert(accountEntries).values([
    { ...claim, customerAccountId: merged?.id ?? 0, amountCents: 800, bookedAt: clock.now() },
    { ...claim, customerAccountId: moved?.id ?? 0, amountCents: 500, bookedAt: clock.now() },
    { ...claim, customerAccountId: kept?.id ?? 0, amountCents: 100, bookedAt: clock.now() },
  ]);
  await db.insert(contracts).values({
    ...yearRow,
    termId: null,
    accountId: accountIds.visitor,
    customerAccountId: merged?.id ?? 0,
  });
  const invoice = {
    studioId: 1001,
    type: 'INVOICE' as const,
    date: '2026-11-20',
    dueDate: '2026-11-20',
    currency: 'EUR',
    issuer: { name: 'Northside', address: 'Berlin', vatId: null },
    recipient: { name: 'Bea Beispiel', address: null, customerNumber: null },
    issuedAt: clock.now(),
  };
  await db.insert(invoices).values([
    { ...invoice, customerId: portalId, sequence: 1, invoiceNumber: 'P-1' },
    { ...invoice, customerId: portalId, sequence: 2, invoiceNumber: 'P-2' },
    { ...invoice, customerId: memberId, sequence: 1, invoiceNumber: 'NS-70010-0001' },
  ]);
  await connectByCode();
  const owed = await db
    .select({
      id: customerAccounts.id,
      cents: sql<number>`sum(${accountEntries.amountCents})::int`,
    })
    .from(customerAccounts)
    .innerJoin(accountEntries, eq(accountEntries.customerAccountId, customerAccounts.id))
    .where(eq(customerAccounts.customerId, memberId))
    .groupBy(customerAccounts.id)
    .orderBy(asc(customerAccounts.id));
  expect(owed).toEqual([
    { id: moved?.id, cents: 500 },
    { id: kept?.id, cents: 900 },
  ]);
  expect(await db.select().from(contracts)).toMatchObject([{ customerAccountId: kept?.id }]);
  const issued = await db
    .select({ sequence: invoices.sequence, invoiceNumber: invoices.invoiceNumber })
    .from(invoices)
    .where(eq(invoices.customerId, memberId))
    .orderBy(asc(invoices.sequence));
  expect(issued).toEqual([
    { sequence: 1, invoiceNumber: 'NS-70010-0001' },
    { sequence: 2, invoiceNumber: 'P-1' },
    { sequence: 3, invoiceNumber: 'P-2' },
  ]);
});

test('knows every table that refers to a customer record', async () => {
  const found = await sandbox()
    .services.db.select({
      target: sql<string>`confrelid::regclass::text`,
      column: sql<string>`conrelid::regclass || '.' || attname`,
    })
    .from(sql`pg_constraint`)
    .innerJoin(sql`pg_attribute`, sql`attrelid = conrelid and attnum = any(conkey)`)
    .where(
      sql`contype = 'f' and confrelid in ('customers'::regclass, 'customer_accounts'::regclass)`,
    )
    .orderBy(sql`2`);
  const referring = (table: string) =>
    found.filter(({ target }) => target === table).map(({ column }) => column);
  // A new table belongs in app/mergeCustomers.ts too.
  expect(referring('customers')).toEqual([
    'beverage_sales.customer_id',
    'checkins.customer_id',
    'consumption_credit_entries.customer_id',
    'cross_tenant_checkins.customer_id',
    'customer_accounts.customer_id',
    'customer_amendments.customer_id',
    'door_cards.customer_id',
    'family_links.customer_id',
    'family_links.relative_id',
    'invitations.customer_id',
    'invoices.customer_id',
    'loyalty_members.customer_id',
    'loyalty_points.customer_id',
    'loyalty_redemptions.customer_id',
    'messages.customer_id',
    'reward_grants.customer_id',
  ]);
  expect(referring('customer_accounts')).toEqual([
    'account_balance_checkouts.customer_account_id',
    'account_entries.customer_account_id',
    'balance_links.customer_account_id',
    'contracts.customer_account_id',
    'payment_method_links.customer_account_id',
    'payment_requests.customer_account_id',
    'self_service_links.customer_account_id',
  ]);
});

test('connects one of two memberships of a tenant sent at once', async () => {
  await withMember('free');
  const { db } = sandbox().services;
  await addMember(db, { ...studioMemberRow, customerNumber: 'NS-70011' });
  const answers = await Promise.all(
    ['NS-70010', 'NS-70011'].map((customerCode) =>
      sandbox().call('connectWithCustomerCode', {
        as: 'visitor',
        body: { ...byCode, customerCode },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await loadVisitorRows()).toHaveLength(1);
});

test('allows one membership per tenant, at any of its studios', async () => {
  await withMember('free');
  const { db } = sandbox().services;
  const elsewhere = 1002;
  await sandbox().state('a studio', { organizationUnitId: elsewhere });
  await addMember(db, {
    ...studioMemberRow,
    customerNumber: 'NS-70011',
    homeStudioId: elsewhere,
  });
  const connect = (body: Schemas['ConnectWithCustomerCodeRequest']) =>
    sandbox().call('connectWithCustomerCode', { as: 'visitor', body });
  const { body } = await connect(byCode);
  const other = await connect({ ...byCode, studioId: elsewhere, customerCode: 'NS-70011' });
  expect(other.errorCode).toBe('studioconnect.error.alreadyconnected');
  // The membership remains while the account is connected to another studio of the tenant.
  const { studioConnectId } = body;
  await db.insert(studioConnects).values({ accountId: accountIds.visitor, studioId: elsewhere });
  await sandbox().call('deleteStudioConnect', { as: 'visitor', path: { studioConnectId } });
  expect((await connect(byCode)).status).toBe(201);
  expect(await loadVisitorRows()).toMatchObject([{ customerNumber: 'NS-70010' }]);
});

test('does not disconnect another account', async () => {
  const path = { studioConnectId: 5001 };
  const { status } = await sandbox().call('deleteStudioConnect', { as: 'visitor', path });
  expect(status).toBe(404);
  const info = await sandbox().call('getUserInfo', { as: 'member' });
  expect(info.body.studioConnects).toHaveLength(1);
});

test('connects one of two registrations with the same invitation and uses it up', async () => {
  await sandbox().state('an invitation', { uuid: invitation, state: 'without-email' });
  const emails = ['one@example.org', 'two@example.org'];
  const bodies = emails.map((email) => ({ ...quickRegisterBody, email }));
  await Promise.all(bodies.map((body) => sandbox().call('registerQuickly', { body })));
  const connected: boolean[] = [];
  for (const email of emails) {
    const code = await lastCode(sandbox(), email);
    await sandbox().call('verifyEmail', { body: { email, code } });
    const as = await findAccountId(sandbox().services.db, email);
    connected.push((await sandbox().call('getUserInfo', { as })).body.studioConnected);
  }
  expect(connected.filter(Boolean)).toHaveLength(1);
  const third = { ...quickRegisterBody, email: 'three@example.org' };
  expect((await sandbox().call('registerQuickly', { body: third })).status).toBe(409);
});

test('connects an invited account once its address is verified', async () => {
  await sandbox().state('an invitation', { uuid: invitation, state: 'open' });
  await sandbox().call('registerQuickly', { body: quickRegisterBody });
  const { email } = quickRegisterBody;
  const code = await lastCode(sandbox(), email);
  const as = await findAccountId(sandbox().services.db, email);
  const connected = async () => (await sandbox().call('getUserInfo', { as })).body.studioConnected;
  expect(await connected()).toBe(false);
  await sandbox().call('verifyEmail', { body: { email, code } });
  expect(await connected()).toBe(true);
  const [member] = await sandbox()
    .services.db.select()
    .from(customers)
    .where(eq(customers.accountId, as));
  expect(member?.customerNumber).toBe('NS-70010');
});

test('rejects registration with an invitation already used to connect an account', async () => {
  await sandbox().state('an invitation', { uuid: invitation, state: 'open' });
  const { body: quick } = await sandbox().call('getQuickConnect', {
    query: { uuid: invitation },
  });
  const { customerCode, studioId } = quick;
  const body = { customerCode, studioId, dateOfBirth: '1992-09-10' };
  const connected = await sandbox().call('connectWithCustomerCode', { as: 'visitor', body });
  expect(connected.status).toBe(201);
  const { status } = await sandbox().call('registerQuickly', { body: quickRegisterBody });
  expect(status).toBe(409);
});
