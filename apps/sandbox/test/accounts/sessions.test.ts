/** Ending sessions: an owner who recovers the account ends sessions that others use. */
import { expect, test } from 'vitest';
import { lastCode, findMails } from '../harness/mails.ts';
import { type Request, useSandbox } from '../harness/sandbox.ts';
import { newEmail, member, newPassword, password } from '../operations/accountRequests.ts';

const sandbox = useSandbox();

const isLoggedIn = async (cookie: string) =>
  (await sandbox().call('getUserInfo', { headers: { cookie } })).status === 200;
const readSessionCookie = ({ headers }: { headers: Record<string, unknown> }) =>
  /SESSION=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';

const renewingOperations: [id: 'changePassword' | 'changeMainEmail', body: unknown][] = [
  ['changePassword', { oldPassword: password, newPassword }],
  ['changeMainEmail', { email: 'second@example.org', password }],
];

test.for(renewingOperations)('%s renews the session and ends all others', async ([id, body]) => {
  await sandbox().state('an additional e-mail address', {
    email: 'second@example.org',
    state: 'verified',
  });
  const borrowed = await sandbox().cookie('member');
  const own = await sandbox().cookie('member');
  const answer = await sandbox().call(id, { body, headers: { cookie: own } });
  expect(answer.status).toBe(204);
  expect(await isLoggedIn(borrowed)).toBe(false);
  expect(await isLoggedIn(own)).toBe(false);
  expect(await isLoggedIn(readSessionCookie(answer))).toBe(true);
  const [notice] = await findMails(sandbox(), member);
  expect(notice?.code).toBeNull();
});

test('ends all sessions when a password is set by code', async () => {
  const borrowed = await sandbox().cookie('member');
  await sandbox().call('resetPassword', { body: { email: member } });
  const code = await lastCode(sandbox(), member);
  await sandbox().call('changeForgottenPassword', { body: { code, password: newPassword } });
  expect(await isLoggedIn(borrowed)).toBe(false);
});

test('ends all sessions but the one that confirms a changed address', async () => {
  const borrowed = await sandbox().cookie('member');
  const own = await sandbox().cookie('member');
  await sandbox().call('changeEmail', { as: 'member', body: { email: newEmail, password } });
  const body = { email: newEmail, code: await lastCode(sandbox(), newEmail) };
  await sandbox().call('verifyEmail', { body, headers: { cookie: own } });
  expect([await isLoggedIn(borrowed), await isLoggedIn(own)]).toEqual([false, true]);
  const info = await sandbox().call('getUserInfo', { headers: { cookie: own } });
  expect(info.body.email).toBe(newEmail);
  expect((await findMails(sandbox(), member)).at(-1)?.subject).toContain('was changed');
});

test('ends the sessions of a deleted account', async () => {
  const borrowed = await sandbox().cookie('member');
  await sandbox().call('deleteAccount', {
    as: 'member',
    headers: { 'x-password': btoa(password) },
  });
  expect(await isLoggedIn(borrowed)).toBe(false);
});

const guess = 'a-guess-1';
const passwordOperations: [id: 'changeEmail' | 'changeMainEmail' | 'deleteAccount', Request][] = [
  ['changeEmail', { body: { email: newEmail, password: guess } }],
  ['changeMainEmail', { body: { email: 'second@example.org', password: guess } }],
  ['deleteAccount', { headers: { 'x-password': btoa(guess) } }],
];

test.for(passwordOperations)(
  '%s requires the password in addition to a session',
  async ([id, guessed]) => {
    const request: Request = { as: 'member', ...guessed };
    for (let attempt = 1; attempt <= 6; attempt++) {
      const { status } = await sandbox().call(id, request);
      expect(status).toBe(attempt <= 5 ? 422 : 429);
    }
  },
);
