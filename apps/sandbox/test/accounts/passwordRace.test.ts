/** The owner sets a new password while a request with the former one is being checked. */
import { beforeEach, expect, test, vi } from 'vitest';
import * as passwords from '../../src/domains/accounts/passwords.ts';
import { accounts, sessions } from '../../src/domains/accounts/tables.ts';
import { lastCode } from '../harness/mails.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { newEmail, member, newPassword, password } from '../operations/accountRequests.ts';

/** Runs once between a password check and its consequence. */
let duringCheck: (() => Promise<void>) | null = null;

const sandbox = useSandbox();
beforeEach(() => {
  duringCheck = null;
  const { checkPassword } = passwords;
  vi.spyOn(passwords, 'checkPassword').mockImplementation(async (...args) => {
    const check = await checkPassword(...args);
    const interrupt = duringCheck;
    duringCheck = null;
    await interrupt?.();
    return check;
  });
});

const logIn = (secret: string) =>
  sandbox().call('login', {
    body: { username: member, password: secret },
    headers: { authorization: `Basic ${btoa(`${member}:${secret}`)}` },
  });

async function resetPasswordDuringCheck(): Promise<void> {
  await sandbox().call('resetPassword', { body: { email: member } });
  const code = await lastCode(sandbox(), member);
  const body = { email: member, code, password: newPassword };
  duringCheck = async () => {
    const { status } = await sandbox().call('changeForgottenPassword', { body });
    expect(status).toBe(204);
  };
}

test('a login with the former password gets no session', async () => {
  await resetPasswordDuringCheck();
  const answer = await logIn(password);
  expect([answer.status, answer.errorCode]).toEqual([401, 'authentication.error.badcredentials']);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await sandbox().services.db.select().from(sessions)).toEqual([]);
  expect((await logIn(newPassword)).status).toBe(200);
});

const guardedOperations = [
  ['changePassword', { body: { oldPassword: password, newPassword: 'intruder-Passw0rd' } }],
  ['changeMainEmail', { body: { email: 'second@example.org', password } }],
  ['deleteAccount', { headers: { 'x-password': btoa(password) } }],
] as const;

test.for(guardedOperations)('%s rejects the former password', async ([id, request]) => {
  await sandbox().state('an additional e-mail address', {
    email: 'second@example.org',
    state: 'verified',
  });
  await resetPasswordDuringCheck();
  const answer = await sandbox().call(id, { as: 'member', ...request });
  expect([answer.status, answer.errorCode]).toEqual([422, 'password.error.wrong']);
  expect((await logIn(newPassword)).status).toBe(200);
});

test('changeEmail with the former password sends no code', async () => {
  await resetPasswordDuringCheck();
  await sandbox().call('changeEmail', { as: 'member', body: { email: newEmail, password } });
  await expect(lastCode(sandbox(), newEmail)).rejects.toThrow('No code');
  const known = await sandbox().services.db.select({ email: accounts.email }).from(accounts);
  expect(known).toContainEqual({ email: member });
});
