/** Ending sessions: an owner who recovers the account ends sessions that others use. */
import { expect, test } from 'vitest';
import { lastCode, mailsTo } from '../harness/mails.ts';
import { type Request, useSandbox } from '../harness/sandbox.ts';
import { fresh, member, newPassword, password } from '../operations/accountRequests.ts';

const sandbox = useSandbox();

const isIn = async (cookie: string) =>
  (await sandbox().call('getUserInfo', { headers: { cookie } })).status === 200;
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /SESSION=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';

const renewing: [id: 'changePassword' | 'changeMainEmail', body: unknown][] = [
  ['changePassword', { oldPassword: password, newPassword }],
  ['changeMainEmail', { email: 'second@example.org', password }],
];

test.for(renewing)('%s renews the session and ends all others', async ([id, body]) => {
  await sandbox().state('an additional e-mail address', {
    email: 'second@example.org',
    state: 'verified',
  });
  const borrowed = await sandbox().cookie('member');
  const own = await sandbox().cookie('member');
  const answer = await sandbox().call(id, { body, headers: { cookie: own } });
  expect(answer.status).toBe(204);
  expect(await isIn(borrowed)).toBe(false);
  expect(await isIn(own)).toBe(false);
  expect(await isIn(cookieOf(answer))).toBe(true);
  const [notice] = await mailsTo(sandbox(), member);
  expect(notice?.code).toBeNull();
});

test('ends all sessions when a password is set by code', async () => {
  const borrowed = await sandbox().cookie('member');
  await sandbox().call('resetPassword', { body: { email: member } });
  const code = await lastCode(sandbox(), member);
  await sandbox().call('changeForgottenPassword', { body: { code, password: newPassword } });
  expect(await isIn(borrowed)).toBe(false);
});

test('ends all sessions but the one that confirms a changed address', async () => {
  const borrowed = await sandbox().cookie('member');
  const own = await sandbox().cookie('member');
  await sandbox().call('changeEmail', { as: 'member', body: { email: fresh, password } });
  const body = { email: fresh, code: await lastCode(sandbox(), fresh) };
  await sandbox().call('verifyEmail', { body, headers: { cookie: own } });
  expect([await isIn(borrowed), await isIn(own)]).toEqual([false, true]);
  const info = await sandbox().call('getUserInfo', { headers: { cookie: own } });
  expect(info.body.email).toBe(fresh);
  expect((await mailsTo(sandbox(), member)).at(-1)?.subject).toContain('was changed');
});

test('ends the sessions of a deleted account', async () => {
  const borrowed = await sandbox().cookie('member');
  await sandbox().call('deleteAccount', {
    as: 'member',
    headers: { 'x-password': btoa(password) },
  });
  expect(await isIn(borrowed)).toBe(false);
});

const guess = 'a-guess-1';
const needPassword: [id: 'changeEmail' | 'changeMainEmail' | 'deleteAccount', Request][] = [
  ['changeEmail', { body: { email: fresh, password: guess } }],
  ['changeMainEmail', { body: { email: 'second@example.org', password: guess } }],
  ['deleteAccount', { headers: { 'x-password': btoa(guess) } }],
];

test.for(needPassword)('%s needs the password besides a session', async ([id, guessed]) => {
  const request: Request = { as: 'member', ...guessed };
  for (let attempt = 1; attempt <= 6; attempt++) {
    const { status } = await sandbox().call(id, request);
    expect(status).toBe(attempt <= 5 ? 422 : 429);
  }
});
