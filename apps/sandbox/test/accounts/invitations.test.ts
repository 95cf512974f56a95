/** Invitations are used up once the address is verified, in whatever way; no invitation prevents verification. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, customers, invitations } from '../../src/domains/accounts/tables.ts';
import { addMember, invitedRow } from '../../src/states/memberRows.ts';
import { lastCode } from '../harness/mails.ts';
import { findAccountId } from '../harness/members.ts';
import { useSandbox } from '../harness/sandbox.ts';
import {
  newEmail,
  invitation,
  newPassword,
  password,
  quickRegisterBody,
} from '../operations/accountRequests.ts';

const second = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b11';
const { email } = quickRegisterBody;

const sandbox = useSandbox();

async function registerInvited(state: 'open' | 'without-email' = 'open'): Promise<number> {
  await sandbox().state('an invitation', { uuid: invitation, state });
  await sandbox().call('registerQuickly', { body: quickRegisterBody });
  await sandbox().services.background.idle();
  return findAccountId(sandbox().services.db, email);
}
const loadCustomerNumbers = async (accountId: number) =>
  (
    await sandbox().services.db.select().from(customers).where(eq(customers.accountId, accountId))
  ).map(({ customerNumber }) => customerNumber);
const verify = async (address: string) =>
  (
    await sandbox().call('verifyEmail', {
      body: { email: address, code: await lastCode(sandbox(), address) },
    })
  ).status;

test('uses the first of two invitations of a tenant and keeps the other open', async () => {
  const id = await registerInvited();
  const { db } = sandbox().services;
  const customerId = await addMember(db, { ...invitedRow, customerNumber: 'NS-70011' });
  await db.insert(invitations).values({ uuid: second, customerId });
  await sandbox().call('registerQuickly', { body: { ...quickRegisterBody, uuid: second } });
  expect(await verify(email)).toBe(200);
  expect(await loadCustomerNumbers(id)).toEqual(['NS-70010']);
  const { status } = await sandbox().call('getQuickConnect', { query: { uuid: second } });
  expect(status).toBe(200);
  expect((await sandbox().call('getUserInfo', { as: id })).body.verified).toBe(true);
});

test('uses the invitation when a password reset verifies the address', async () => {
  const id = await registerInvited();
  await sandbox().call('resetPassword', { body: { email } });
  const code = await lastCode(sandbox(), email);
  const body = { email, code, password: newPassword };
  expect((await sandbox().call('changeForgottenPassword', { body })).status).toBe(204);
  expect(await loadCustomerNumbers(id)).toEqual(['NS-70010']);
  const { errorCode } = await sandbox().call('getQuickRegistration', {
    query: { uuid: invitation },
  });
  expect(errorCode).toBe('registration.error.invitationused');
});

const registerAndChangeEmail = async (state: 'open' | 'without-email') => {
  const id = await registerInvited(state);
  await sandbox().call('changeEmail', { as: id, body: { email: newEmail, password } });
  expect(await verify(newEmail)).toBe(200);
  return id;
};

const loadAccount = async (id: number) => {
  const { db } = sandbox().services;
  return (await db.select().from(accounts).where(eq(accounts.id, id)))[0];
};

test('connects an invitation without an address after the unverified address was changed', async () => {
  const id = await registerAndChangeEmail('without-email');
  expect(await loadCustomerNumbers(id)).toEqual(['NS-70010']);
  expect(await loadAccount(id)).toMatchObject({ email: newEmail, verified: true });
});

test('does not connect an invitation sent to another address', async () => {
  const id = await registerAndChangeEmail('open');
  expect(await loadCustomerNumbers(id)).toEqual([]);
  const { status } = await sandbox().call('getQuickRegistration', {
    query: { uuid: invitation },
  });
  expect(status).toBe(200);
});

test('uses the invitation when a verified additional address becomes the main one', async () => {
  const id = await registerInvited('without-email');
  const additional = { as: id, body: { email: newEmail } };
  await sandbox().call('addAdditionalEmail', additional);
  const code = await lastCode(sandbox(), newEmail);
  await sandbox().call('verifyAdditionalEmail', { as: id, body: { email: newEmail, code } });
  expect(await loadCustomerNumbers(id)).toEqual([]);
  await sandbox().call('changeMainEmail', { as: id, body: { email: newEmail, password } });
  expect(await loadCustomerNumbers(id)).toEqual(['NS-70010']);
  expect(await loadAccount(id)).toMatchObject({ email: newEmail, verified: true });
});
