/** Passkeys with a software authenticator, whose signatures are verified like a phone's. */
import { describe, expect, test } from 'vitest';
import { accounts } from '../src/domains/accounts/tables.ts';
import { deleteExpiredChallenges } from '../src/domains/passkeys/challenges.ts';
import { passkeyChallenges, passkeys } from '../src/domains/passkeys/tables.ts';
import { addMinutes } from '../src/platform/time.ts';
import { makePasskey, signChallenge } from './harness/authenticator.ts';
import { findMails } from './harness/mails.ts';
import {
  addPasskey,
  requestRegistrationChallenge,
  testOrigin,
  createPasskey,
  rpId,
  signLoginChallenge,
} from './harness/passkeys.ts';
import { useSandbox } from './harness/sandbox.ts';
import { member, password } from './operations/accountRequests.ts';

const sandbox = useSandbox();
const logIn = (body: unknown, headers = {}) =>
  sandbox().call('loginWithPasskey', { body, headers });
const listPasskeys = async () =>
  (await sandbox().call('listPasskeys', { as: 'member' })).body.passkeys;

test('registers a passkey, logs in with it like with a password, and removes it', async () => {
  const { passkey, id } = await addPasskey(sandbox());
  expect(await listPasskeys()).toMatchObject([
    { id, name: 'Phone', lastUsedAt: null, backedUp: true },
  ]);
  const old = await sandbox().cookie('visitor');
  const answer = await logIn(await signLoginChallenge(sandbox(), passkey), { cookie: old });
  expect(answer.body).toEqual({ userId: 9001 });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^SESSION=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  const session = { headers: { cookie: cookie.split(';')[0] ?? '' } };
  expect((await sandbox().call('getUserInfo', session)).body).toMatchObject({ id: 9001 });
  // Ends the session of its request, like any login.
  const other = await sandbox().call('getUserInfo', { headers: { cookie: old } });
  expect(other.status).toBe(403);
  const now = sandbox().services.clock.now().toISOString();
  expect(await listPasskeys()).toMatchObject([{ id, lastUsedAt: now }]);
  await sandbox().call('deletePasskey', { as: 'member', path: { passkeyId: id } });
  expect(await listPasskeys()).toEqual([]);
  const late = await logIn(await signLoginChallenge(sandbox(), passkey));
  expect([late.status, late.errorCode]).toEqual([422, 'passkey.error.unknown']);
});

test('notifies the owner of a new passkey', async () => {
  await addPasskey(sandbox());
  const mails = await findMails(sandbox(), member);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Northside Athletics: A passkey was added to your account',
  ]);
});

test('excludes registered authenticators, and uses one user handle per account', async () => {
  const { passkey } = await addPasskey(sandbox());
  const next = await requestRegistrationChallenge(sandbox());
  expect(next.excludeCredentials).toEqual([
    { id: passkey.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] },
  ]);
  expect(next.user.id).toBe(passkey.userHandle);
});

describe('registration rejects a passkey', () => {
  const refused = async (body: unknown, as: 'member' | 'visitor' = 'member') => {
    const { errorCode } = await sandbox().call('registerPasskey', { as, body });
    expect(await listPasskeys()).toEqual([]);
    return errorCode;
  };

  test('for another origin', async () => {
    const { body } = await createPasskey(sandbox(), 'member', 'http://localhost.example');
    expect(await refused(body)).toBe('passkey.error.wrong');
  });

  test('for another host', async () => {
    const { challenge, user } = await requestRegistrationChallenge(sandbox());
    const { answer } = makePasskey('other.example', user.id, { challenge, origin: testOrigin });
    expect(await refused({ name: 'Phone', ...answer })).toBe('passkey.error.wrong');
  });

  test('created without user verification', async () => {
    const { challenge, user } = await requestRegistrationChallenge(sandbox());
    const ceremony = { challenge, origin: testOrigin, verified: false };
    const { answer } = makePasskey(rpId, user.id, ceremony);
    expect(await refused({ name: 'Phone', ...answer })).toBe('passkey.error.wrong');
  });

  test('with another id than its own', async () => {
    const { body } = await createPasskey(sandbox());
    const credentialId = 'b3RoZXIgY3JlZGVudGlhbA';
    expect(await refused({ ...body, credentialId })).toBe('passkey.error.wrong');
  });

  test('for another account’s challenge or a login challenge', async () => {
    const { body } = await createPasskey(sandbox());
    expect(await refused(body, 'visitor')).toBe('passkey.error.challengeexpired');
    const { body: options } = await sandbox().call('createPasskeyLoginOptions');
    const { challenge } = options;
    const { answer } = makePasskey(rpId, 'AAAA', { challenge, origin: testOrigin });
    const body2 = { name: 'Phone', ...answer };
    expect(await refused(body2)).toBe('passkey.error.challengeexpired');
  });

  test('after five minutes, and after a rejection', async () => {
    const { clock } = sandbox().services;
    const { body } = await createPasskey(sandbox());
    clock.set(addMinutes(clock.now(), 5));
    expect(await refused(body)).toBe('passkey.error.challengeexpired');
    const { passkey: _, body: again } = await createPasskey(sandbox());
    const credentialId = 'b3RoZXIgY3JlZGVudGlhbA';
    expect(await refused({ ...again, credentialId })).toBe('passkey.error.wrong');
    expect(await refused(again)).toBe('passkey.error.challengeexpired');
  });

  test('with malformed data', async () => {
    const { body } = await createPasskey(sandbox());
    const nothing = Buffer.from('{"challenge":{"a":"\u0000"}} ').toString('base64url');
    const noChallenge = { ...body, clientDataJSON: nothing };
    expect(await refused(noChallenge)).toBe('passkey.error.challengeexpired');
    const attestationObject = 'AAAAAAAAAAAAAAAAAAAAAAAA';
    expect(await refused({ ...body, attestationObject })).toBe('passkey.error.wrong');
  });
});

describe('login rejects a passkey', () => {
  const code = async (body: unknown, headers = {}) => (await logIn(body, headers)).errorCode;

  test('signed for another origin, host or purpose, without verification, or with another user handle', async () => {
    const { passkey } = await addPasskey(sandbox());
    const challenge = async () =>
      (await sandbox().call('createPasskeyLoginOptions')).body.challenge;
    const wrong = [
      signChallenge(passkey, { challenge: await challenge(), origin: 'http://localhost:81' }),
      signChallenge(
        { ...passkey, rpId: 'b.example' },
        { challenge: await challenge(), origin: testOrigin },
      ),
      signChallenge(passkey, {
        challenge: await challenge(),
        origin: testOrigin,
        type: 'webauthn.create',
      }),
      signChallenge(passkey, { challenge: await challenge(), origin: testOrigin, verified: false }),
      { ...(await signLoginChallenge(sandbox(), passkey)), userHandle: 'AAAA' },
    ];
    for (const body of wrong) expect(await code(body)).toBe('passkey.error.wrong');
  });

  test('signed with another key or a used counter', async () => {
    const { passkey } = await addPasskey(sandbox());
    const { passkey: other } = makePasskey(rpId, passkey.userHandle, {
      challenge: 'x',
      origin: testOrigin,
    });
    const forged = await signLoginChallenge(sandbox(), {
      ...other,
      credentialId: passkey.credentialId,
    });
    expect(await code(forged)).toBe('passkey.error.wrong');
    const signed = await signLoginChallenge(sandbox(), { ...passkey, counter: 7 });
    expect((await logIn(signed)).status).toBe(200);
    expect(await code(signed)).toBe('passkey.error.challengeexpired');
    const copy = await signLoginChallenge(sandbox(), { ...passkey, counter: 7 });
    expect(await code(copy)).toBe('passkey.error.wrong');
  });

  test('for another portal', async () => {
    const { passkey } = await addPasskey(sandbox());
    const headers = { host: 'portal.example' };
    const { body } = await sandbox().call('createPasskeyLoginOptions', { headers });
    expect(body.rpId).toBe('portal.example');
    const { challenge } = body;
    const elsewhere = signChallenge(
      { ...passkey, rpId: body.rpId },
      { challenge, origin: 'http://portal.example' },
    );
    expect(await code(elsewhere, headers)).toBe('passkey.error.wrong');
  });

  test('under a brand with another account context', async () => {
    const { passkey } = await addPasskey(sandbox());
    await sandbox().services.db.update(accounts).set({ accountContext: 'RSG_GROUP' });
    expect(await code(await signLoginChallenge(sandbox(), passkey))).toBe('passkey.error.unknown');
  });
});

test('removes passkeys on a password reset and on account deletion', async () => {
  await addPasskey(sandbox());
  await sandbox().state('an emailed code', { purpose: 'reset', email: member, code: 'K7MPRT4W' });
  const body = { email: member, code: 'K7MPRT4W', password: 'another-Passw0rd' };
  await sandbox().call('changeForgottenPassword', { body });
  expect(await listPasskeys()).toEqual([]);
  await addPasskey(sandbox(), 'visitor');
  await requestRegistrationChallenge(sandbox(), 'visitor');
  const headers = { 'x-password': btoa(password) };
  await sandbox().call('deleteAccount', { as: 'visitor', headers });
  expect(await sandbox().services.db.$count(passkeys)).toBe(0);
  expect(await sandbox().services.db.$count(passkeyChallenges)).toBe(0);
});

test('deletes expired challenges', async () => {
  const { db, clock } = sandbox().services;
  await sandbox().call('createPasskeyLoginOptions');
  await deleteExpiredChallenges(db, clock.now());
  expect(await db.$count(passkeyChallenges)).toBe(1);
  await deleteExpiredChallenges(db, addMinutes(clock.now(), 5));
  expect(await db.$count(passkeyChallenges)).toBe(0);
});
