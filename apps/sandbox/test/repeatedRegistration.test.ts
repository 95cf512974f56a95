import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../src/domains/accounts/tables.ts';
import { outboxMails } from '../src/platform/mail/tables.ts';
import { accountIds, type Sandbox, useSandbox } from './harness/sandbox.ts';
import {
  invitation,
  password,
  quickRegisterBody,
  registerBody,
} from './operations/accountRequests.ts';

const { email } = registerBody;

/** Returns the code of the newest mail to an address. */
async function findNewestCode({ services }: Sandbox, to: string): Promise<string> {
  await services.background.idle();
  const [mail] = await services.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, to))
    .orderBy(desc(outboxMails.id));
  return mail?.code ?? '';
}

const logIn = (sandbox: Sandbox, username: string, secret: string) =>
  sandbox.call('login', {
    body: { username, password: secret },
    headers: { authorization: `Basic ${btoa(`${username}:${secret}`)}` },
  });

const sandbox = useSandbox();

test('sends another code when an unverified address registers again', async () => {
  await sandbox().call('register', { body: registerBody });
  const first = await findNewestCode(sandbox(), email);
  const again = await sandbox().call('register', { body: registerBody });
  const second = await findNewestCode(sandbox(), email);
  expect(again.status).toBe(202);
  expect(second).not.toBe(first);
  const verify = (code: string) => sandbox().call('verifyEmail', { body: { email, code } });
  expect((await verify(first)).status).toBe(422);
  expect((await verify(second)).status).toBe(200);
  expect((await logIn(sandbox(), email, password)).status).toBe(200);
});

test('sets the password only by the mailed code of an unverified account', async () => {
  await sandbox().call('register', { body: registerBody });
  await findNewestCode(sandbox(), email);
  const cookie = String((await logIn(sandbox(), email, password)).headers['set-cookie']);
  await sandbox().call('register', {
    body: { ...registerBody, password: 'intruder-Passw0rd', firstname: 'Ivo' },
  });
  const code = await findNewestCode(sandbox(), email);
  expect((await logIn(sandbox(), email, 'intruder-Passw0rd')).status).toBe(401);
  expect((await logIn(sandbox(), email, password)).status).toBe(200);
  await sandbox().call('verifyEmail', { body: { email, code } });
  expect((await logIn(sandbox(), email, password)).status).toBe(401);
  expect((await logIn(sandbox(), email, 'intruder-Passw0rd')).status).toBe(200);
  const { status } = await sandbox().call('getUserInfo', { headers: { cookie } });
  expect(status, 'sessions of the earlier password have ended').toBe(403);
});

test.for([
  ['again', [undefined, 'FRIEND22']],
  ['at first', ['FRIEND22', undefined]],
] as const)('counts a referral named %s', async ([, codes]) => {
  await sandbox().state('a referral code', { code: 'FRIEND22' });
  for (const referralCode of codes) {
    const { status } = await sandbox().call('register', {
      body: { ...registerBody, ...(referralCode === undefined ? {} : { referralCode }) },
    });
    expect(status).toBe(202);
    await sandbox().services.background.idle();
  }
  const code = await findNewestCode(sandbox(), email);
  await sandbox().call('verifyEmail', { body: { email, code } });
  const [account] = await sandbox()
    .services.db.select()
    .from(accounts)
    .where(eq(accounts.email, email));
  expect(account?.referredBy).toBe(accountIds.member);
});

test('creates one account for concurrent registrations, with a code for each', async () => {
  await sandbox().state('a referral code', { code: 'FRIEND22' });
  const register = (body: object) =>
    sandbox().call('register', { body: { ...registerBody, ...body } });
  await Promise.all([register({}), register({ referralCode: 'FRIEND22' })]);
  await sandbox().services.background.idle();
  const mails = await sandbox()
    .services.db.select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email));
  const statuses: number[] = [];
  for (const { code } of mails)
    statuses.push((await sandbox().call('verifyEmail', { body: { email, code } })).status);
  expect(statuses).toHaveLength(2);
  expect(new Set(statuses), 'the newer code counts').toEqual(new Set([200, 422]));
  const rows = await sandbox().services.db.select().from(accounts).where(eq(accounts.email, email));
  expect(rows.map(({ referredBy }) => referredBy)).toEqual([accountIds.member]);
});

test('uses up an invitation only when the address is verified', async () => {
  await sandbox().state('an invitation', { uuid: invitation, state: 'open' });
  const quick = () => sandbox().call('registerQuickly', { body: quickRegisterBody });
  expect((await quick()).status).toBe(202);
  expect((await quick()).status).toBe(202);
  const code = await findNewestCode(sandbox(), quickRegisterBody.email);
  await sandbox().call('verifyEmail', { body: { email: quickRegisterBody.email, code } });
  expect((await quick()).errorCode).toBe('registration.error.invitationused');
  const { headers } = await logIn(sandbox(), quickRegisterBody.email, password);
  const info = await sandbox().call('getUserInfo', {
    headers: { cookie: String(headers['set-cookie']).split(';')[0] ?? '' },
  });
  expect(info.body).toMatchObject({ verified: true, studioConnected: true });
});
