/** An address belongs to one account of a context, as main or additional one, even under concurrent requests. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, additionalEmails } from '../../src/domains/accounts/tables.ts';
import { unverifiedRow } from '../../src/states/memberRows.ts';
import { lastCode } from '../harness/mails.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';
import { newEmail, password } from '../operations/accountRequests.ts';

const second = 'second@example.org';
const consents = { agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true };

const sandbox = useSandbox();

/** Creates a migrated account. @returns its id */
async function createMigratedAccount(
  email: string,
  additional: string | null = null,
): Promise<number> {
  const { db } = sandbox().services;
  const [account] = await db
    .insert(accounts)
    .values({ ...unverifiedRow, email, verified: true, accountContext: 'RSG_GROUP' })
    .returning();
  const accountId = account?.id ?? 0;
  if (additional !== null)
    await db.insert(additionalEmails).values({ accountId, email: additional, verified: true });
  return accountId;
}
const migrate = async () => {
  await sandbox().state('an account to be moved', { state: 'undecided' });
  const { status, errorCode } = await sandbox().call('migrateAccount', {
    as: 'member',
    body: consents,
  });
  return [status, errorCode];
};
const withSecond = () =>
  sandbox().state('an additional e-mail address', { email: second, state: 'verified' });
const taken = [409, 'migration.error.addresstaken'];

test('does not migrate an account whose address is an additional one there', async () => {
  await createMigratedAccount(newEmail, 'member@northside.example');
  expect(await migrate()).toEqual(taken);
});

test.for(['main', 'additional'])(
  'does not migrate an account whose additional address is a %s one there',
  async (kind) => {
    await withSecond();
    await (kind === 'main'
      ? createMigratedAccount(second)
      : createMigratedAccount(newEmail, second));
    expect(await migrate()).toEqual(taken);
  },
);

test('migrates an account with addresses unused there', async () => {
  await withSecond();
  await createMigratedAccount(newEmail);
  expect(await migrate()).toEqual([204, undefined]);
});

test('does not make an additional address that another account has the main one', async () => {
  await withSecond();
  await sandbox()
    .services.db.update(accounts)
    .set({ email: second })
    .where(eq(accounts.id, accountIds.visitor));
  const answer = await sandbox().call('changeMainEmail', {
    as: 'member',
    body: { email: second, password },
  });
  expect([answer.status, answer.errorCode]).toEqual([409, 'email.error.notverified']);
});

test('verifies one address for one of two accounts', async () => {
  const codes: [as: 'member' | 'visitor', code: string][] = [];
  for (const as of ['member', 'visitor'] as const) {
    await sandbox().call('addAdditionalEmail', { as, body: { email: newEmail } });
    codes.push([as, await lastCode(sandbox(), newEmail)]);
  }
  const answers = await Promise.all(
    codes.map(([as, code]) =>
      sandbox().call('verifyAdditionalEmail', { as, body: { email: newEmail, code } }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 422]));
});

test('verifies it once as a main and an additional address', async () => {
  await sandbox().call('addAdditionalEmail', { as: 'member', body: { email: newEmail } });
  const additional = { email: newEmail, code: await lastCode(sandbox(), newEmail) };
  await sandbox().call('changeEmail', { as: 'visitor', body: { email: newEmail, password } });
  const main = { email: newEmail, code: await lastCode(sandbox(), newEmail) };
  const answers = await Promise.all([
    sandbox().call('verifyAdditionalEmail', { as: 'member', body: additional }),
    sandbox().call('verifyEmail', { body: main }),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(1);
});
