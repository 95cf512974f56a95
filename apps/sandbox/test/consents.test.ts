/** Consents to a studio: shown with a version, stored with date and text, and withdrawn. */
import { describe, expect, test } from 'vitest';
import { givenConsents, legalConsents } from '../src/domains/legal/tables.ts';
import { lastCode } from './harness/mails.ts';
import { useSandbox } from './harness/sandbox.ts';
import { trialSlot } from './harness/trials.ts';
import { signedRequest } from './operations/happyContracts.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const terms = {
  type: 'GENERAL_TERMS',
  name: 'General terms',
  text: 'I have read the general terms and accept them.',
  version: 1,
  mandatory: true,
};
const news = {
  type: 'PRIVACY',
  name: null,
  text: 'The studio may write to me about news and offers.',
  version: 1,
  mandatory: false,
};

const loadConsents = async (as: 'member' | 'visitor' = 'visitor') =>
  (await sandbox().call('listGivenConsents', { as })).body.consents;

const createBody = async (acceptedConsents?: string[]) => ({
  ...(await signedRequest(sandbox())),
  acceptedConsents,
});

const sign = async (acceptedConsents?: string[]) =>
  sandbox().call('signContract', { as: 'visitor', body: await createBody(acceptedConsents) });

async function bookTrial() {
  await sandbox().state('an appointment slot', { state: 'free' });
  const body = {
    ...trialSlot('visitor@example.org'),
    acceptedConsents: ['GENERAL_TERMS', 'PRIVACY'],
  };
  return sandbox().call('createTrialSession', { as: 'visitor', body });
}

describe('signing a contract', () => {
  test('stores the accepted boxes with the text as shown, its version and the time', async () => {
    expect((await sign(['GENERAL_TERMS', 'PRIVACY'])).status).toBe(201);
    await db().update(legalConsents).set({ text: 'Another text.', version: 2 });
    const given = { organizationUnitId: 1001, studioName: 'Northside Mitte', withdrawnAt: null };
    expect(await loadConsents()).toMatchObject([
      { ...news, ...given, givenAt: '2026-11-25T09:00:00+01:00' },
      { ...terms, ...given, givenAt: '2026-11-25T09:00:00+01:00' },
    ]);
    expect(await loadConsents('member')).toEqual([]);
  });

  test('stores a guest’s consents without an account', async () => {
    const body = await createBody(['GENERAL_TERMS']);
    expect((await sandbox().call('signPublicContract', { body })).status).toBe(201);
    expect(await db().select().from(givenConsents)).toMatchObject([
      { accountId: null, email: 'visitor@example.org', type: 'GENERAL_TERMS' },
    ]);
  });

  test('requires mandatory boxes, and stores nothing if they are missing', async () => {
    const { status, errors } = await sign(['PRIVACY']);
    expect([status, errors[0]?.errorMessage]).toEqual([
      400,
      expect.stringContaining('GENERAL_TERMS'),
    ]);
    expect(await loadConsents()).toEqual([]);
  });

  test('still accepts clients that do not know the boxes', async () => {
    expect((await sign()).status).toBe(201);
    expect(await loadConsents()).toEqual([]);
  });
});

test('booking a trial session stores its consents', async () => {
  expect((await bookTrial()).status).toBe(201);
  expect(await loadConsents()).toMatchObject([news, terms]);
});

describe('registering', () => {
  const person = {
    email: 'new@example.org',
    password: 'sample-Passw0rd',
    firstname: 'Nele',
    lastname: 'Neu',
    locale: 'de-DE',
    termsAccepted: true,
  };
  const register = (changes: object) =>
    sandbox().call('register', { body: { ...person, ...changes } });
  const consented = { organizationUnitId: 1001, acceptedConsents: ['PRIVACY'] };

  test('stores a consent, also when it is given with a second registration', async () => {
    await register({});
    await register(consented);
    const code = await lastCode(sandbox(), person.email);
    expect(await db().select().from(givenConsents)).toEqual([]);
    await sandbox().call('verifyRegistration', { body: { email: person.email, code } });
    expect(await db().select().from(givenConsents)).toMatchObject([
      { ...news, email: person.email },
    ]);
  });

  test('requires the studio of the consents', async () => {
    const { status } = await register({ acceptedConsents: ['PRIVACY'] });
    expect(status).toBe(400);
    const unknown = await register({ ...consented, organizationUnitId: 1999 });
    expect(unknown.errorCode).toBe('studio.error.notfound');
  });
});

describe('withdrawing', () => {
  const withdraw = (consentId: number, as: 'member' | 'visitor' = 'member') =>
    sandbox().call('withdrawConsent', { as, path: { consentId } });

  test('keeps the consent with the time of the withdrawal, which repeating does not change', async () => {
    await sandbox().state('given consents');
    const { clock } = sandbox().services;
    expect((await withdraw(7903)).status).toBe(204);
    clock.set(new Date('2026-11-26T09:00:00+01:00'));
    expect((await withdraw(7903)).status).toBe(204);
    const withdrawn = (await loadConsents('member')).map(({ id, withdrawnAt }) => [
      id,
      withdrawnAt,
    ]);
    expect(withdrawn).toEqual([
      [7903, '2026-11-25T09:00:00+01:00'],
      [7902, null],
      [7901, '2026-09-01T08:00:00+02:00'],
    ]);
  });

  test('withdraws earlier versions of the same text as well', async () => {
    await sandbox().state('given consents');
    await db().update(givenConsents).set({ withdrawnAt: null });
    await withdraw(7903);
    const inForce = (await loadConsents('member')).filter(
      ({ withdrawnAt }) => withdrawnAt === null,
    );
    expect(inForce.map(({ id }) => id)).toEqual([7902]);
  });

  test('is refused for mandatory consents and those of others', async () => {
    await sandbox().state('given consents');
    expect((await withdraw(7902)).errorCode).toBe('consent.error.mandatory');
    expect((await withdraw(7903, 'visitor')).errorCode).toBe('consent.error.notfound');
  });

  test('allows giving the consent again', async () => {
    await bookTrial();
    const [latest] = await loadConsents();
    await withdraw(latest?.id ?? 0, 'visitor');
    await sign(['GENERAL_TERMS', 'PRIVACY']);
    expect((await loadConsents()).map(({ type, withdrawnAt }) => [type, withdrawnAt])).toEqual([
      ['PRIVACY', null],
      ['PRIVACY', expect.any(String)],
      ['GENERAL_TERMS', null],
    ]);
  });
});
