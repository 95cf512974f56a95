/** Registration runs after the response, which must not reveal whether an address is taken. */
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Services, Surface } from '../../platform/api.ts';
import { sameAddress } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { dayIn } from '../../platform/time.ts';
import { findBrand } from '../brands/rules.ts';
import { recordConsents } from '../legal/givenConsents.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { AccountJob, Person, Registration } from './jobs.ts';
import { sendMail, toSurface } from './sendMail.ts';
import { hasCode, issueCode, codeExpiry } from './codes.ts';
import {
  type Account,
  type AccountContext,
  claimAddress,
  findAccountContext,
  lockAccount,
} from './lookup.ts';
import { bindInvitation } from './invitations.ts';
import { accounts, type PendingRegistration, type RegistrationConsents } from './tables.ts';
import { findPortalZone } from './zone.ts';

/**
 * Queues a registration, which creates the account and mails its code, or notifies the owner if the address is taken.
 * Until the address is verified, registering again is possible; the new data is stored with the code, because only the
 * reader of the mails may change the account.
 */
export async function queueRegistration(
  { db }: Services,
  surface: Surface,
  registration: Registration,
): Promise<void> {
  await addJob(db, {
    kind: 'register',
    surface: toSurface(surface),
    wanted: registration,
  } satisfies AccountJob);
}

/** Runs a queued registration. Jobs run in order, so the latest registration of a person wins. */
export async function runRegistration(
  services: Services,
  surface: Surface,
  newAccount: Registration,
): Promise<void> {
  const { account, issued } = await prepare(services, surface, newAccount);
  if (issued) await sendCode(services, surface, account, issued);
  else await notifyAddressOwner(services, surface, newAccount.email, account.locale);
}

type Issued = {
  code: string;
  /** Data that the code will apply to the account; null if unchanged. */
  pending: PendingRegistration | null;
};

/** Returns the account with a new code, or the account that owns the address without one. */
async function prepare(
  { db, clock }: Services,
  surface: Surface,
  { invitationUuid, zoneId, consents, ...person }: Registration,
): Promise<{ account: Account; issued: Issued | null }> {
  const now = clock.now();
  const accountContext = await findAccountContext(db, surface);
  const memberSince = dayIn(zoneId ?? (await findPortalZone(db, surface)), now);
  const email = { ...person, accountContext, memberSince };
  const { account, isNew } = await findOrMakeAccount(db, email);
  if (!isNew && !isWaiting(account, person.email)) return { account, issued: null };
  // Lock the account first, as when a code is used.
  await lockAccount(db, account.id);
  await bindInvitation(db, invitationUuid, account.id);
  if (isNew && consents) await recordRegistrationConsents(db, account, consents, now);
  return {
    account,
    issued: await issue(
      db,
      now,
      account,
      isNew ? null : { ...toPending(person, account), ...(consents && { consents }) },
    ),
  };
}

/** Returns whether the address is the main one of an unverified account. */
const isWaiting = ({ verified, email }: Account, wanted: string): boolean =>
  !verified && sameAddress(email, wanted);

function toPending(
  { passwordHash, firstname, lastname, locale, referredBy }: Person,
  account: Account,
): PendingRegistration {
  // A referral by an earlier attempt still counts.
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
        name: fullName(person),
        verified: false,
      })
      .returning();
    if (!account) throw new Error('The account was not stored.');
    return { account, isNew: true };
  });
}

/** Stores consents given with a registration. */
export const recordRegistrationConsents = (
  db: Database,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
  { studioId, types }: RegistrationConsents,
  now: Date,
): Promise<void> => recordConsents(db, { accountId, email }, { id: studioId }, types, now);

export const fullName = ({
  firstname,
  lastname,
}: {
  firstname: string;
  lastname: string;
}): string => `${firstname} ${lastname}`;

/** Creates a code for a new account, invalidating earlier ones. */
async function issue(
  db: Database,
  now: Date,
  { id: accountId, email }: Account,
  pending: PendingRegistration | null,
): Promise<Issued> {
  const code = await issueCode(db, now, { accountId, purpose: 'REGISTRATION', email, pending });
  return { code, pending };
}

async function sendCode(
  services: Services,
  surface: Surface,
  { email, name, locale }: Account,
  { code, pending }: Issued,
): Promise<void> {
  await sendMail(services, surface, {
    kind: 'verification',
    to: email,
    name: pending ? fullName(pending) : name,
    locale: pending?.locale ?? locale,
    code,
    portalLink: { page: 'verify-register', email, code },
  });
}

/** Queues a code if an unverified account logs in without a valid one. */
export async function queueRegistrationCode(
  { db, clock }: Services,
  surface: Surface,
  { id: accountId, verified }: Account,
): Promise<void> {
  if (verified || (await hasCode(db, clock.now(), accountId, 'REGISTRATION'))) return;
  await addJob(db, {
    kind: 'registrationCode',
    surface: toSurface(surface),
    accountId,
  } satisfies AccountJob);
}

/** Sends another code for a new account without changing it. */
export async function sendRegistrationCode(
  services: Services,
  surface: Surface,
  accountId: number,
): Promise<void> {
  const { db, clock } = services;
  const account = await lockAccount(db, accountId);
  // The account was deleted in the meantime.
  if (!account) return;
  await sendCode(services, surface, account, await issue(db, clock.now(), account, null));
}

/**
 * Notifies the owner of an address that someone tried to register it; omits the name, because the reader is unknown.
 * @param locale the owner's language; null for that of the request
 */
export async function notifyAddressOwner(
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
    portalLink: { page: 'password-forgot' },
  });
}

/** Creates the response after a code was requested. @param email as entered */
export function toCodeSent(
  email: string,
  purpose: Parameters<typeof codeExpiry>[0],
  now: Date,
): Schemas['CodeSent'] {
  return { email, codeValidUntil: codeExpiry(purpose, now).toISOString() };
}

/** @throws 422 if the brand has terms that were not accepted */
export async function checkTerms(
  db: Database,
  { context, hostname }: Surface,
  termsAccepted: boolean,
): Promise<void> {
  const brand = await findBrand(db, context, hostname);
  const terms = brand?.texts.legalDocumentsLinks?.termsAndConditions ?? null;
  if (terms !== null && !termsAccepted)
    throw apiError(
      422,
      'registration.error.termsnotaccepted',
      'The terms and conditions have to be accepted',
    );
}
