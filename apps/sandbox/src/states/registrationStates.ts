/** States of registration, addresses and codes. */
import { and, eq, sql } from 'drizzle-orm';
import { type AttemptKind, block } from '../domains/limits/attempts.ts';
import { issueCode } from '../domains/accounts/codes.ts';
import { limitPictures } from '../domains/accounts/pictureLimit.ts';
import { accounts, additionalEmails, customers, invitations } from '../domains/accounts/tables.ts';
import { whitelabelConfigs } from '../domains/brands/tables.ts';
import { logIn } from './accountStates.ts';
import { memberId, password } from './rows.ts';
import { accountSubject, type RateKind, exhaustRate } from '../domains/limits/rates.ts';
import { addMember, invitedRow, unverifiedRow } from './memberRows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, hashWithCache, type World } from './world.ts';

/** Seconds to wait after too many attempts. */
const pauseSeconds = 60;

/** Kinds of attempts by parameter value. */
const attemptKinds = {
  'reset a password': 'reset',
  'give the password again': 'password',
  register: 'register',
  'ask for mails': 'mail',
  'try codes': 'code',
  'connect a studio': 'connect',
  'look at an invitation': 'invitation',
} as const satisfies Record<string, AttemptKind>;

const rateKinds = {
  'book as a guest': 'bookAsGuest',
  'confirm a trial session': 'confirmTrial',
  'lend a card': 'lendCard',
  'buy as a guest': 'buyAsGuest',
  'begin with a passkey': 'beginWithPasskey',
  'log in with a passkey': 'logInWithPasskey',
  'send events': 'track',
  'read mandates': 'readMandate',
  'change payment instruments': 'keepInstruments',
  'connect calendars': 'readCalendars',
  'upload documents': 'uploadDocuments',
  'preview contracts': 'previewContract',
  'sign contracts': 'signContract',
  'declare the end of contracts': 'declare',
  'try referral codes': 'tryReferralCodes',
  'try vouchers': 'tryVouchers',
  'look up banks': 'lookUpBanks',
} as const satisfies Record<string, RateKind>;

/** Network addresses of the verifier that requests provider states. */
const localAddresses = ['127.0.0.1', '::1'];

const isRate = (word: string): word is keyof typeof rateKinds => word in rateKinds;
const isAttempt = (word: string): word is keyof typeof attemptKinds => word in attemptKinds;

async function addUnverified({ db }: World, email: string): Promise<number> {
  const [account] = await db
    .insert(accounts)
    .values({ ...unverifiedRow, email, passwordHash: await hashWithCache(password) })
    .returning();
  if (!account) throw new Error('The unverified account was not stored.');
  return account.id;
}

async function addAddress({ db }: World, accountId: number, email: string, verified: boolean) {
  const [added] = await db
    .insert(additionalEmails)
    .values({ accountId, email, verified })
    .returning({ id: additionalEmails.id });
  return added?.id;
}

export const registrationStates = {
  async 'a logged-in account that is not verified'(world) {
    return logIn(world, await addUnverified(world, unverifiedRow.email));
  },

  async 'an emailed code'(world, params) {
    const purpose = params.oneOf('purpose', [
      'registration',
      'reset',
      'change-email',
      'additional-email',
    ]);
    const email = params.text('email');
    const code = params.text('code');
    const issue = (
      accountId: number,
      kind: 'REGISTRATION' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'ADDITIONAL_EMAIL',
    ) =>
      issueCode(world.db, world.clock.now(), { accountId, purpose: kind, email }, code).then(
        () => undefined,
      );
    if (purpose === 'registration') return issue(await addUnverified(world, email), 'REGISTRATION');
    if (purpose === 'reset') return issue(memberId, 'RESET_PASSWORD');
    if (purpose === 'change-email') return issue(memberId, 'CHANGE_EMAIL');
    await addAddress(world, currentAccountId(world), email, false);
    return issue(currentAccountId(world), 'ADDITIONAL_EMAIL');
  },

  async 'an additional e-mail address'(world, params) {
    const verified = params.oneOf('state', ['verified', 'unverified']) === 'verified';
    const id = await addAddress(world, currentAccountId(world), params.text('email'), verified);
    return { additionalEmailId: String(id) };
  },

  async 'an invitation'({ db, clock }, params) {
    const state = params.oneOf('state', ['open', 'without-email', 'used']);
    const email = state === 'without-email' ? null : invitedRow.email;
    const customerId = await addMember(db, { ...invitedRow, email });
    const usedAt = state === 'used' ? clock.now() : null;
    await db.insert(invitations).values({ uuid: params.text('uuid'), customerId, usedAt });
  },

  async 'no invitation'({ db }, params) {
    await db.delete(invitations).where(eq(invitations.uuid, params.text('uuid')));
  },

  async 'a brand with terms'({ db }) {
    const legalDocumentsLinks = { privacyPolicy: '/privacy', termsAndConditions: '/agb' };
    await db
      .update(whitelabelConfigs)
      .set({
        texts: sql`${whitelabelConfigs.texts} || ${JSON.stringify({ legalDocumentsLinks })}::jsonb`,
      })
      .where(eq(whitelabelConfigs.tenantName, 'northside'));
  },

  async 'a referral code'({ db }, params) {
    await db
      .update(accounts)
      .set({ referralCode: params.text('code') })
      .where(eq(accounts.id, memberId));
  },

  async 'too many attempts'(world, params) {
    const attempts = Object.keys(attemptKinds).filter(isAttempt);
    const action = params.oneOf('to', [...attempts, ...Object.keys(rateKinds).filter(isRate)]);
    const subject = params.text('by');
    if (isRate(action)) {
      const subjects =
        subject === 'me' ? [accountSubject({ id: currentAccountId(world) })] : localAddresses;
      for (const one of subjects) await exhaustRate(world, rateKinds[action], one);
      return;
    }
    const kind = attemptKinds[action];
    await block(world, kind, subject === 'me' ? currentAccountId(world) : subject, pauseSeconds);
  },

  'a limit for pictures': ({ db }, params) => limitPictures(db, params.integer('bytes')),

  async 'an entrance lock'({ db }) {
    await db
      .update(customers)
      .set({ entranceLockUntil: new Date('2026-11-28T00:00:00+01:00') })
      .where(and(eq(customers.accountId, memberId), eq(customers.tenant, 'northside')));
  },

  async 'missed bookings'({ db }) {
    await db
      .update(customers)
      .set({
        blockMySportsBookingUntil: new Date('2026-12-02T00:00:00+01:00'),
        entranceLockUntil: new Date('2026-11-28T00:00:00+01:00'),
      })
      .where(and(eq(customers.accountId, memberId), eq(customers.tenant, 'northside')));
  },

  async 'a refusal at the door'({ db }) {
    await db
      .update(customers)
      .set({
        accessRefusalReasons: ['OPEN_PAYMENTS'],
        accessRefusedSince: new Date('2026-11-20T08:00:00+01:00'),
      })
      .where(and(eq(customers.accountId, memberId), eq(customers.tenant, 'northside')));
  },
} satisfies Partial<States>;
