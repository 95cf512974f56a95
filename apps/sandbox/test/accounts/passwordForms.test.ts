/** Keyboards encode the same password differently (decisions/002). */
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../src/domains/accounts/tables.ts';
import { lastCode } from '../harness/mails.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { member, newEmail, password, registerBody } from '../operations/accountRequests.ts';

const stored = 'Café-Straße 12';
const variants = [
  ['decomposed accents', stored.normalize('NFD')],
  ['a no-break space', stored.replace(' ', '\u{A0}')],
  ['an Ogham space', stored.replace(' ', '\u{1680}')],
  ['full-width digits', stored.replace('12', '１２')],
] as const;

const sandbox = useSandbox();

const encode = (text: string) => Buffer.from(text).toString('base64');

const logIn = async (username: string, secret: string) => {
  const { status } = await sandbox().call('login', {
    body: { username, password: secret },
    headers: { authorization: `Basic ${encode(`${username}:${secret}`)}` },
  });
  return status;
};

/** Stores a hash as versions without normalization did. */
const storeHash = async (secret: string) =>
  sandbox()
    .services.db.update(accounts)
    .set({ passwordHash: await hash(secret) })
    .where(eq(accounts.email, member));

const findHash = async () => {
  const [account] = await sandbox()
    .services.db.select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.email, member));
  return account?.passwordHash;
};

const reset = async (secret: string) => {
  await sandbox().call('resetPassword', { body: { email: member } });
  const code = await lastCode(sandbox(), member);
  const body = { email: member, code, password: secret };
  return (await sandbox().call('changeForgottenPassword', { body })).status;
};

describe.each(variants)('%s', (_, variant) => {
  test('are the same password at a login', async () => {
    expect(await reset(stored)).toBe(204);
    expect(await logIn(member, variant)).toBe(200);
  });

  test('are the same password in a new account', async () => {
    await sandbox().call('register', { body: { ...registerBody, password: variant } });
    const code = await lastCode(sandbox(), newEmail);
    const verified = await sandbox().call('verifyRegistration', {
      body: { email: newEmail, code },
    });
    expect(verified.status).toBe(204);
    expect(await logIn(newEmail, stored)).toBe(200);
  });

  test('are the same password after a reset', async () => {
    expect(await reset(variant)).toBe(204);
    expect(await logIn(member, stored)).toBe(200);
  });

  test('are the same password before and after a change', async () => {
    await reset(stored);
    const as = 'member';
    const change = (oldPassword: string, newPassword: string) =>
      sandbox().call('changePassword', { as, body: { oldPassword, newPassword } });
    expect((await change(variant, password)).status).toBe(204);
    expect((await change(password, variant)).status).toBe(204);
    expect(await logIn(member, stored)).toBe(200);
  });

  test('confirm sensitive changes', async () => {
    await reset(stored);
    const options = await sandbox().call('createPasskeyRegistrationOptions', {
      as: 'member',
      body: { password: variant },
    });
    expect(options.status).toBe(201);
    const address = await sandbox().call('changeEmail', {
      as: 'member',
      body: { email: 'second@example.org', password: variant },
    });
    expect(address.status).toBe(202);
    const deletion = await sandbox().call('deleteAccount', {
      as: 'member',
      headers: { 'x-password': encode(variant) },
    });
    expect(deletion.status).toBe(204);
  });

  test('log in with a hash of the password as typed, which is replaced', async () => {
    await storeHash(variant);
    const before = await findHash();
    expect(await logIn(member, stored)).toBe(401);
    expect(await logIn(member, variant)).toBe(200);
    expect(await findHash()).not.toBe(before);
    expect(await logIn(member, stored)).toBe(200);
    expect(await logIn(member, variant)).toBe(200);
  });
});

test('keeps the hash of a password that normalization does not change', async () => {
  await storeHash(stored);
  const before = await findHash();
  expect(await logIn(member, stored)).toBe(200);
  expect(await findHash()).toBe(before);
});

test('keeps different passwords apart', async () => {
  await reset(stored);
  for (const other of [stored.toLowerCase(), stored.replace('é', 'e'), `${stored} `])
    expect(await logIn(member, other)).toBe(401);
});
