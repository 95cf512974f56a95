/** Making accounts. Nothing of it happens before the answer, which must not tell whether an address is taken. */
import type { Database } from '../../database/database.ts';
import type { Schemas, Services } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { dayIn } from '../../time.ts';
import { findBrand } from '../brands/rules.ts';
import { sendMail, type Surface } from '../mail/sending.ts';
import { issueCode, validUntil } from './codes.ts';
import {
  type Account,
  type AccountContext,
  claimAddress,
  contextOf,
  otherOwnerOf,
} from './lookup.ts';
import { bindInvitation } from './invitations.ts';
import { accounts, type PendingRegistration } from './tables.ts';

export type Registration = {
  email: string;
  passwordHash: string;
  firstname: string;
  lastname: string;
  locale: string;
  referredBy: number | null;
  /** The invitation that is used up once the address is verified; null without one. */
  invitationUuid: string | null;
};

/**
 * Makes the account and mails its code; when the address is taken, its owner gets a notice instead. Until
 * the address is verified registering may be repeated, for another code or with other words: what is
 * wanted then waits beside the code, since only who reads the mails may change the account.
 */
export function registerLater(services: Services, surface: Surface, wanted: Registration): void {
  services.background.run(async () => {
    const { db } = services;
    const accountContext = await contextOf(db, surface);
    const owner = await otherOwnerOf(db, wanted.email, accountContext, null);
    const made = owner ? null : await makeAccount(services, accountContext, wanted);
    if (made) await mailRegistrationCode(services, surface, made);
    else if (owner && isWaiting(owner, wanted.email))
      await registerAgain(services, surface, owner, wanted);
    else await tellOwner(services, surface, wanted.email, owner?.locale ?? null);
  });
}

/** Whether the address is the main one of an account that has not been verified yet. */
const isWaiting = ({ verified, email }: Account, wanted: string): boolean =>
  !verified && email.toLowerCase() === wanted.trim().toLowerCase();

async function registerAgain(
  services: Services,
  surface: Surface,
  owner: Account,
  { passwordHash, firstname, lastname, locale, referredBy, invitationUuid }: Registration,
): Promise<void> {
  await bindInvitation(services.db, invitationUuid, owner.id);
  const pending = {
    passwordHash,
    firstname,
    lastname,
    locale,
    // Who came by a friend's link first and without one later still came by that friend.
    referredBy: referredBy ?? owner.referredBy,
  };
  await mailRegistrationCode(services, surface, owner, pending);
}

async function makeAccount(
  { db, clock }: Services,
  accountContext: AccountContext,
  { invitationUuid, ...person }: Registration,
): Promise<Account | null> {
  return db.transaction(async (tx) => {
    // Somebody else was faster with the same address.
    if (await claimAddress(tx, person.email, accountContext, null)) return null;
    const [account] = await tx
      .insert(accounts)
      .values({
        ...person,
        accountContext,
        name: nameOf(person),
        verified: false,
        memberSince: dayIn('Europe/Berlin', clock.now()),
      })
      .returning();
    if (account) await bindInvitation(tx, invitationUuid, account.id);
    return account ?? null;
  });
}

export const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`;

/** Sends a code for a new account; earlier ones are worth nothing any more. */
export async function mailRegistrationCode(
  services: Services,
  surface: Surface,
  { id: accountId, email, name, locale }: Account,
  pending: PendingRegistration | null = null,
): Promise<void> {
  const { db, clock } = services;
  const code = await issueCode(db, clock.now(), {
    accountId,
    purpose: 'REGISTRATION',
    email,
    pending,
  });
  await sendMail(services, surface, {
    kind: 'verification',
    to: email,
    name: pending ? nameOf(pending) : name,
    locale: pending?.locale ?? locale,
    code,
    linkTo: { page: 'verify-register', email, code },
  });
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
