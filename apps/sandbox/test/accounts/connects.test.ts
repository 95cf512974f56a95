/**
 * Connecting studios discloses nothing to a caller who knows too little and never moves a membership between
 * accounts.
 */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { becomeCustomer } from '../../src/domains/accounts/customers.ts';
import { accounts, customers, studioConnects } from '../../src/domains/accounts/tables.ts';
import type { Schemas } from '../../src/platform/api.ts';
import { prospect } from '../../src/states/rows.ts';
import { addMember, studioMemberRow } from '../../src/states/memberRows.ts';
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
