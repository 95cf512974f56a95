/** Making accounts. Nothing of it happens before the answer, which must not tell whether an address is taken. */
import type { Database } from '../../database/database.ts';
import type { Schemas, Services } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { dayIn } from '../../time.ts';
import { findBrand } from '../brands/rules.ts';
import { addJob } from '../jobs/addJob.ts';
import { sendMail, type Surface, surfaceOf } from '../mail/sending.ts';
import { hasCode, issueCode, validUntil } from './codes.ts';
import {
  type Account,
  type AccountContext,
  claimAddress,
  contextOf,
  lockAccount,
  sameAddress,
} from './lookup.ts';
import { bindInvitation } from './invitations.ts';
import { accounts, type PendingRegistration } from './tables.ts';
import { zoneOfPortal } from './zone.ts';

type Person = {
  email: string;
  passwordHash: string;
  firstname: string;
  lastname: string;
  locale: string;
  referredBy: number | null;
};

export type Registration = Person & {
  /** The invitation that is used up once the address is verified; null without one. */
  invitationUuid: string | null;
  /** The zone of the studio that invites; null: that of the portal. The day counts there from which on the person is a member. */
  zoneId: string | null;
};

/**
 * Makes the account and mails its code; when the address is taken, its owner gets a notice instead. Until
 * the address is verified registering may be repeated, for another code or with other words: what is
 * wanted then waits beside the code, since only who reads the mails may change the account.
 */
export async function registerLater(
  { db }: Services,
  surface: Surface,
  wanted: Registration,
): Promise<void> {
  await addJob(db, { kind: 'register', surface: surfaceOf(surface), wanted });
}

/** Of two registrations of one person the later one counts: they are done in the order of their promises. */
export async function registerNow(
  services: Services,
  surface: Surface,
  wanted: Registration,
): Promise<void> {
  const { account, issued } = await prepare(services, surface, wanted);
  if (issued) await mailCode(services, surface, account, issued);
  else await tellOwner(services, surface, wanted.email, account.locale);
}

type Issued = {
  code: string;
  /** What the account becomes with the code; null when it stays as it is. */
  pending: PendingRegistration | null;
};

/** The account with a code for it, or that of whoever owns the address, without one. */
async function prepare(
  { db, clock }: Services,
  surface: Surface,
  { invitationUuid, zoneId, ...person }: Registration,
): Promise<{ account: Account; issued: Issued | null }> {
  const now = clock.now();
  const accountContext = await contextOf(db, surface);
  const memberSince = dayIn(zoneId ?? (await zoneOfPortal(db, surface)), now);
  const wanted = { ...person, accountContext, memberSince };
  const { account, isNew } = await findOrMakeAccount(db, wanted);
  if (!isNew && !isWaiting(account, person.email)) return { account, issued: null };
  // The account first, as whoever uses a code up does.
  await lockAccount(db, account.id);
  await bindInvitation(db, invitationUuid, account.id);
  return {
    account,
    issued: await issue(db, now, account, isNew ? null : pendingOf(person, account)),
  };
}

/** Whether the address is the main one of an account that has not been verified yet. */
const isWaiting = ({ verified, email }: Account, wanted: string): boolean =>
  !verified && sameAddress(email, wanted);

function pendingOf(
  { passwordHash, firstname, lastname, locale, referredBy }: Person,
  account: Account,
): PendingRegistration {
  // Who came by a friend's link first and without one later still came by that friend.
  return {
    passwordHash,
    firstname,
    lastname,
    locale,
    referredBy: referredBy ?? account.referredBy,
  };
}

async function findOrMakeAccount(
  db: Database,
  person: Person & { accountContext: AccountContext; memberSince: string },
): Promise<{ account: Account; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const owner = await claimAddress(tx, person.email, person.accountContext, null);
    if (owner) return { account: owner, isNew: false };
    const [account] = await tx
      .insert(accounts)
      .values({
        ...person,
        name: nameOf(person),
        verified: false,
      })
      .returning();
    if (!account) throw new Error('The account was not stored.');
    return { account, isNew: true };
  });
}

export const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`;

/** A code for a new account; earlier ones are worth nothing any more. */
async function issue(
  db: Database,
  now: Date,
  { id: accountId, email }: Account,
  pending: PendingRegistration | null,
): Promise<Issued> {
  const code = await issueCode(db, now, { accountId, purpose: 'REGISTRATION', email, pending });
  return { code, pending };
}

async function mailCode(
  services: Services,
  surface: Surface,
  { email, name, locale }: Account,
  { code, pending }: Issued,
): Promise<void> {
  await sendMail(services, surface, {
    kind: 'verification',
    to: email,
    name: pending ? nameOf(pending) : name,
    locale: pending?.locale ?? locale,
    code,
    linkTo: { page: 'verify-register', email, code },
  });
}

/** Whoever logs in before the address is verified is asked for a code, so one has to be there. */
export async function promiseCode(
  { db, clock }: Services,
  surface: Surface,
  { id: accountId, verified }: Account,
): Promise<void> {
  if (verified || (await hasCode(db, clock.now(), accountId, 'REGISTRATION'))) return;
  await addJob(db, { kind: 'registrationCode', surface: surfaceOf(surface), accountId });
}

/** Sends another code for a new account as it was registered. */
export async function mailRegistrationCode(
  services: Services,
  surface: Surface,
  accountId: number,
): Promise<void> {
  const { db, clock } = services;
  const account = await lockAccount(db, accountId);
  // Deleted meanwhile: there is nobody to write to.
  if (!account) return;
  await mailCode(services, surface, account, await issue(db, clock.now(), account, null));
}

/**
 * Tells the owner of an address that somebody wanted to use it; the name stays out, it is not known who reads.
 * @param locale the owner's language; null follows the request
 */
export async function tellOwner(
  services: Services,
  surface: Surface,
  email: string,
  locale: string | null,
): Promise<void> {
  await sendMail(services, surface, {
    kind: 'addressTaken',
    to: email,
    name: '',
    locale,
    linkTo: { page: 'password-forgot' },
  });
}

/** The answer to whoever waits for a code. @param email as it was typed */
export function codeSent(
  email: string,
  purpose: Parameters<typeof validUntil>[0],
  now: Date,
): Schemas['CodeSent'] {
  return { email, codeValidUntil: validUntil(purpose, now).toISOString() };
}

/** @throws 422 when the brand has terms that were not accepted */
export async function checkTerms(
  db: Database,
  { context, hostname }: Surface,
  termsAccepted: boolean,
): Promise<void> {
  const brand = await findBrand(db, context, hostname);
  const terms = brand?.texts.legalDocumentsLinks?.termsAndConditions ?? null;
  if (terms !== null && !termsAccepted)
    throw fault(
      422,
      'registration.error.termsnotaccepted',
      'The terms and conditions have to be accepted',
    );
}
