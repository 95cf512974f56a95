/** The e-mail addresses of an account: one main, some additional. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services, SessionCookie } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { addJob } from '../jobs/addJob.ts';
import type { Job } from '../jobs/job.ts';
import { sendMail, type Surface, surfaceOf } from '../mail/sending.ts';
import { audit, type AuditedBy, changedFields } from '../audit/audit.ts';
import { codeInvalid, forgetCodes, issueCode, type StoredCode } from './codes.ts';
import { type Account, accountOf, claimAddress, lockAccount, otherOwnerOf } from './lookup.ts';
import { redeemInvitations } from './invitations.ts';
import { tellOwner } from './register.ts';
import { endSessions } from './sessions.ts';
import { accounts, additionalEmails } from './tables.ts';

export type AdditionalEmail = typeof additionalEmails.$inferSelect;

export function additionalEmailsOf(db: Database, accountId: number): Promise<AdditionalEmail[]> {
  return db
    .select()
    .from(additionalEmails)
    .where(eq(additionalEmails.accountId, accountId))
    .orderBy(asc(additionalEmails.id));
}

/** The condition that a row is an account's additional address. */
export function isAdditional(accountId: number, email: string) {
  return and(
    eq(additionalEmails.accountId, accountId),
    eq(sql`lower(${additionalEmails.email})`, email.trim().toLowerCase()),
  );
}

export function emailNotFound(): Error {
  return fault(404, 'email.error.notfound', 'The account has no such additional e-mail address');
}

export function emailUnchanged(): Error {
  return fault(409, 'email.error.unchanged', 'This is the main e-mail address already');
}

export function emailNotVerified(): Error {
  return fault(409, 'email.error.notverified', 'The e-mail address is not verified');
}

/** Sends a code to an address that is to be an account's; when it is somebody else's, that one gets a notice. */
export async function mailAddressCode(
  { db }: Services,
  surface: Surface,
  { id: accountId, passwordHash }: Account,
  purpose: AddressCode['purpose'],
  email: string,
): Promise<void> {
  const whose = { accountId, passwordHash, purpose, email };
  await addJob(db, { kind: 'addressCode', surface: surfaceOf(surface), ...whose });
}

type AddressCode = Extract<Job, { kind: 'addressCode' }>;

/** Does what `mailAddressCode` has promised. @param services in the transaction of the job */
export async function mailAddressCodeNow(
  services: Services,
  { surface, accountId, passwordHash, purpose, email }: AddressCode,
): Promise<void> {
  const { db, clock } = services;
  const [kind, page] =
    purpose === 'CHANGE_EMAIL'
      ? (['changeEmail', 'verify-email'] as const)
      : (['additionalEmail', 'verify-additional-email'] as const);
  const account = await lockAccount(db, accountId);
  if (!account) return;
  const { accountContext, name, locale } = account;
  const owner = await otherOwnerOf(db, email, accountContext, accountId);
  if (owner) {
    await tellOwner(services, surface, email, owner.locale);
    return;
  }
  // The owner has taken the account back meanwhile.
  if (account.passwordHash !== passwordHash) return;
  const code = await issueCode(db, clock.now(), { accountId, purpose, email });
  const linkTo = { page, email, code };
  await sendMail(services, surface, { kind, to: email, name, locale, code, linkTo });
}

/**
 * Makes the address of a code the main one.
 * @param request the client that has typed the code stays logged in
 * @returns the account as it was before
 * @throws 422 when somebody else has made it theirs meanwhile
 */
export async function finishAddressChange(
  tx: Database,
  request: Omit<AuditedBy, 'account'> & { cookie: SessionCookie },
  { accountId, email }: StoredCode,
  now: Date,
): Promise<Account> {
  const before = await accountOf(tx, accountId);
  if (await claimAddress(tx, email, before.accountContext, accountId)) throw codeInvalid();
  await tx.update(accounts).set({ email, verified: true }).where(eq(accounts.id, accountId));
  await tx.delete(additionalEmails).where(isAdditional(accountId, email));
  // Whoever has typed a code has proven to be the account.
  const by = { ...request, account: { id: accountId } };
  const fields = changedFields(before, { email, verified: true });
  await audit(tx, { by, at: now, kind: 'account', id: accountId, fields });
  await redeemInvitations(tx, by, now);
  await forgetCodes(tx, accountId);
  await endSessions(tx, accountId, request.cookie);
  return before;
}

/** To the address until now, in case it was not the owner who changed it. @param services in the transaction of the change */
export async function tellAboutChange(
  services: Services,
  surface: Surface,
  { email: to, name, locale }: Account,
): Promise<void> {
  await sendMail(services, surface, { kind: 'emailChanged', to, name, locale });
}
