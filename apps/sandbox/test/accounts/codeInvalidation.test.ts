/** Codes become invalid when the password or the main address that they depend on changes. */
import { expect, test } from 'vitest';
import { issueCode } from '../../src/domains/accounts/codes.ts';
import { emailCodes } from '../../src/domains/accounts/tables.ts';
import { lastCode } from '../harness/mails.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';
import {
  newEmail,
  member,
  newPassword,
  password,
  registerBody,
} from '../operations/accountRequests.ts';

const second = 'second@example.org';

const sandbox = useSandbox();

const verify = async (email: string, code: string) =>
  (await sandbox().call('verifyEmail', { body: { email, code } })).status;
const logInStatus = async (username: string, secret: string) =>
  (
    await sandbox().call('login', {
      body: { username, password: secret },
      headers: { authorization: `Basic ${btoa(`${username}:${secret}`)}` },
    })
  ).status;
/** Sends the password along, as an intruder who knows it would. @returns the code mailed to the new address */
async function changeAddress(email: string): Promise<string> {
  await sandbox().call('changeEmail', { as: 'member', body: { email, password } });
  return lastCode(sandbox(), email);
}
async function requestResetCode(): Promise<string> {
  await sandbox().call('resetPassword', { body: { email: member } });
  return lastCode(sandbox(), member);
}
const setForgottenPassword = async (code: string, secret = newPassword) =>
  (
    await sandbox().call('changeForgottenPassword', {
      body: { email: member, code, password: secret },
    })
  ).status;
const hasCodes = async () => (await sandbox().services.db.select().from(emailCodes)).length > 0;

test('rejects an intruder’s code after the owner has reset the password', async () => {
  const stolen = await changeAddress(newEmail);
  expect(await setForgottenPassword(await requestResetCode())).toBe(204);
  expect(await verify(newEmail, stolen)).toBe(422);
  expect(await logInStatus(member, newPassword)).toBe(200);
});

test('invalidates all codes when the password changes', async () => {
  const stolen = await changeAddress(newEmail);
  const body = { oldPassword: password, newPassword };
  expect((await sandbox().call('changePassword', { as: 'member', body })).status).toBe(204);
  expect(await verify(newEmail, stolen)).toBe(422);
  expect(await hasCodes()).toBe(false);
});

test('rejects a reset code mailed to the former main address', async () => {
  const reset = await requestResetCode();
  expect(await verify(newEmail, await changeAddress(newEmail))).toBe(200);
  expect(await setForgottenPassword(reset)).toBe(422);
  expect(await logInStatus(newEmail, password)).toBe(200);
});

test('rejects a reset code after an additional address has become the main one', async () => {
  const email = second;
  await sandbox().state('an additional e-mail address', { email, state: 'verified' });
  const reset = await requestResetCode();
  const body = { email, password };
  expect((await sandbox().call('changeMainEmail', { as: 'member', body })).status).toBe(204);
  expect(await setForgottenPassword(reset)).toBe(422);
  expect(await hasCodes()).toBe(false);
});

test.for(['REGISTRATION', 'RESET_PASSWORD'] as const)(
  'accepts a code for %s for the main address only',
  async (purpose) => {
    const { db, clock } = sandbox().services;
    const person = { firstname: 'Ivo', lastname: 'Intruder', locale: 'de-DE' };
    const pending = { ...person, passwordHash: '', referredBy: null };
    const accountId = accountIds.member;
    const code = await issueCode(db, clock.now(), { accountId, purpose, email: second, pending });
    const status =
      purpose === 'REGISTRATION'
        ? await verify(second, code)
        : (
            await sandbox().call('changeForgottenPassword', {
              body: { email: second, code, password: newPassword },
            })
          ).status;
    expect(status).toBe(422);
    expect(await logInStatus(member, password)).toBe(200);
  },
);

test('leaves no code after a verified registration', async () => {
  await sandbox().call('register', { body: registerBody });
  const code = await lastCode(sandbox(), newEmail);
  await sandbox().call('resetPassword', { body: { email: newEmail } });
  const reset = await lastCode(sandbox(), newEmail);
  expect(await verify(newEmail, code)).toBe(200);
  const body = { email: newEmail, code: reset, password: newPassword };
  expect((await sandbox().call('changeForgottenPassword', { body })).status).toBe(422);
  expect(await logInStatus(newEmail, password)).toBe(200);
});

test('keeps a code that could not be applied', async () => {
  const code = await changeAddress(newEmail);
  await sandbox().state('a logged-in account that is not verified');
  expect(await verify(newEmail, code)).toBe(422);
  expect(await hasCodes()).toBe(true);
});
