/** Mailed codes: random, stored as a hash, valid once and for a limited time. */
import { expect, test } from 'vitest';
import { emailCodes } from '../../src/domains/accounts/tables.ts';
import { addMinutes } from '../../src/platform/time.ts';
import { lastCode, findMails } from '../harness/mails.ts';
import { type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { countStatements } from '../harness/statements.ts';
import { newEmail, member, newPassword, registerBody } from '../operations/accountRequests.ts';

const sandbox = useSandbox();

const register = async (): Promise<string> => {
  await sandbox().call('register', { body: registerBody });
  return lastCode(sandbox(), newEmail);
};
const verify = async (code: string, email = newEmail) =>
  (await sandbox().call('verifyEmail', { body: { email, code } })).status;
const passMinutes = ({ services: { clock } }: Sandbox, minutes: number) =>
  clock.set(addMinutes(clock.now(), minutes));

test('creates codes of eight unambiguous characters and stores only hashes', async () => {
  const codes = new Set<string>();
  for (let round = 0; round < 4; round++) codes.add(await registerAnother(round));
  expect(codes.size).toBe(4);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-RT-Z2-46-9]{8}$/);
  const stored = JSON.stringify(await sandbox().services.db.select().from(emailCodes));
  for (const code of codes) expect(stored).not.toContain(code);
});

async function registerAnother(round: number): Promise<string> {
  const email = `new-${round}@example.org`;
  await sandbox().call('register', { body: { ...registerBody, email } });
  return lastCode(sandbox(), email);
}

test('accepts a code once, in any case and with spaces and hyphens', async () => {
  const code = await register();
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `.trim();
  expect(await verify(typed)).toBe(200);
  expect(await verify(code)).toBe(422);
});

test('accepts one of several concurrent uses', async () => {
  const code = await register();
  const statuses = await Promise.all(Array.from({ length: 6 }, () => verify(code)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('expires verification codes after 24 hours and reset codes after 30 minutes', async () => {
  const code = await register();
  passMinutes(sandbox(), 24 * 60 + 1);
  expect(await verify(code)).toBe(422);
  await sandbox().call('resetPassword', { body: { email: member } });
  const late = await lastCode(sandbox(), member);
  passMinutes(sandbox(), 31);
  const body = { email: member, code: late, password: newPassword };
  expect((await sandbox().call('changeForgottenPassword', { body })).status).toBe(422);
});

test('slows guesses down and keeps the code valid', async () => {
  const code = await register();
  for (let round = 0; round < 10; round++) expect(await verify('WRNGWRNG')).toBe(422);
  expect(await verify(code)).toBe(429);
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), 2));
  expect(await verify(code)).toBe(200);
});

test('counts concurrent guesses', async () => {
  const code = await register();
  await Promise.all(Array.from({ length: 10 }, () => verify('WRNGWRNG')));
  expect(await verify(code)).toBe(429);
});

test('replaces the earlier code', async () => {
  await sandbox().call('resetPassword', { body: { email: member } });
  const first = await lastCode(sandbox(), member);
  await sandbox().call('resetPassword', { body: { email: member } });
  const second = await lastCode(sandbox(), member);
  expect(second).not.toBe(first);
  const use = async (code: string) =>
    (
      await sandbox().call('changeForgottenPassword', {
        body: { email: member, code, password: newPassword },
      })
    ).status;
  expect(await use(first)).toBe(422);
  expect(await use(second)).toBe(204);
});

test('rejects a code for another purpose or another address', async () => {
  const code = await register();
  const asReset = { email: newEmail, code, password: newPassword };
  expect((await sandbox().call('changeForgottenPassword', { body: asReset })).status).toBe(422);
  expect(await verify(code, member)).toBe(422);
  expect(await verify(code)).toBe(200);
});

test('rejects verification of another account’s additional address', async () => {
  await sandbox().call('addAdditionalEmail', { as: 'member', body: { email: newEmail } });
  const code = await lastCode(sandbox(), newEmail);
  const body = { email: newEmail, code };
  const { status } = await sandbox().call('verifyAdditionalEmail', { as: 'visitor', body });
  expect(status).toBe(422);
  const own = await sandbox().call('verifyAdditionalEmail', { as: 'member', body });
  expect(own.status).toBe(204);
});

test('runs equally many statements for a wrong code, whether or not one was issued', async () => {
  await register();
  const countVerifyStatements = (email: string) =>
    countStatements(sandbox(), async () => {
      expect(await verify('WRNGWRNG', email)).toBe(422);
    });
  const waiting = await countVerifyStatements(newEmail);
  expect(waiting).toBeGreaterThan(4);
  expect(await countVerifyStatements('nobody@example.org')).toBe(waiting);
});

test('answers a wrong code like a code for an unknown address', async () => {
  await register();
  const known = await sandbox().call('verifyEmail', {
    body: { email: newEmail, code: 'WRNGWRNG' },
  });
  const unknown = await sandbox().call('verifyEmail', {
    body: { email: 'nobody@example.org', code: 'WRNGWRNG' },
  });
  expect([known.status, known.errorCode]).toEqual([unknown.status, unknown.errorCode]);
  expect(await findMails(sandbox(), 'nobody@example.org')).toEqual([]);
});
