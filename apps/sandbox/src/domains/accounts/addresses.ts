/** E-mail addresses of an account: one main address and additional ones. */
import { queueClaim } from './queueClaim.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services, SessionCookie, Surface } from '../../platform/api.ts';
import { addressForms } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { AccountJob, AddressCodeJob } from './jobs.ts';
import { sendMail, toSurface } from './sendMail.ts';
import { audit, type AuditedBy, changedFields } from './audit.ts';
import { invalidCodeError, deleteCodes, issueCode, type StoredCode } from './codes.ts';
import { type Account, getAccount, claimAddress, lockAccount, findOtherOwner } from './lookup.ts';
import { redeemInvitations } from './invitations.ts';
import { notifyAddressOwner } from './register.ts';
import { endSessions } from './sessions.ts';
import { accounts, additionalEmails } from './tables.ts';

export type AdditionalEmail = typeof additionalEmails.$inferSelect;

export function loadAdditionalEmails(db: Database, accountId: number): Promise<AdditionalEmail[]> {
  return db
    .select()
    .from(additionalEmails)
    .where(eq(additionalEmails.accountId, accountId))
    .orderBy(asc(additionalEmails.id));
}

/** Matches an additional address of an account. */
export function isAdditional(accountId: number, email: string) {
  return and(
    eq(additionalEmails.accountId, accountId),
    inArray(sql`lower(${additionalEmails.email})`, addressForms(email)),
  );
}

export function emailNotFound(): Error {
  return apiError(404, 'email.error.notfound', 'The account has no such additional e-mail address');
}

export function emailUnchanged(): Error {
  return apiError(409, 'email.error.unchanged', 'This is the main e-mail address already');
}

export function emailNotVerified(): Error {
  return apiError(409, 'email.error.notverified', 'The e-mail address is not verified');
}

/** Queues a code for a new address of an account; if it belongs to someone else, that owner gets a notice instead. */
export async function queueAddressCode(
  { db }: Services,
  surface: Surface,
  { id: accountId, passwordHash }: Account,
  purpose: AddressCodeJob['purpose'],
  email: string,
): Promise<void> {
  const request = { accountId, passwordHash, purpose, email };
  await addJob(db, {
    kind: 'addressCode',
    surface: toSurface(surface),
    ...request,
  } satisfies AccountJob);
}

/** Sends what `queueAddressCode` has queued. @param services in the transaction of the job */
export async function sendAddressCode(
  services: Services,
  { surface, accountId, passwordHash, purpose, email }: AddressCodeJob,
): Promise<void> {
  const { db, clock } = services;
  const [kind, page] =
    purpose === 'CHANGE_EMAIL'
      ? (['changeEmail', 'verify-email'] as const)
      : (['additionalEmail', 'verify-additional-email'] as const);
  const account = await lockAccount(db, accountId);
  if (!account) return;
  const { accountContext, name, locale } = account;
  const owner = await findOtherOwner(db, email, accountContext, accountId);
  if (owner) {
    await notifyAddressOwner(services, surface, email, owner.locale);
    return;
  }
  // The owner has regained the account in the meantime.
  if (account.passwordHash !== passwordHash) return;
  const code = await issueCode(db, clock.now(), { accountId, purpose, email });
  const portalLink = { page, email, code };
  await sendMail(services, surface, { kind, to: email, name, locale, code, portalLink });
}

/**
 * Makes the verified address the main one.
 * @param request keeps the session of the client that entered the code
 * @returns the account before the change
 * @throws 422 if someone else has claimed the address
 */
export async function finishAddressChange(
  tx: Database,
  request: Omit<AuditedBy, 'account'> & { cookie: SessionCookie },
  { accountId, email }: StoredCode,
  now: Date,
): Promise<Account> {
  const before = await getAccount(tx, accountId);
  if (await claimAddress(tx, email, before.accountContext, accountId)) throw invalidCodeError();
  await tx.update(accounts).set({ email, verified: true }).where(eq(accounts.id, accountId));
  await tx.delete(additionalEmails).where(isAdditional(accountId, email));
  // Entering the code proves ownership of the account.
  const by = { ...request, account: { id: accountId } };
  const fields = changedFields(before, { email, verified: true });
  await audit(tx, { by, at: now, kind: 'account', id: accountId, fields });
  await redeemInvitations(tx, by, now);
  await queueClaim(tx, accountId, email);
  await deleteCodes(tx, accountId);
  await endSessions(tx, accountId, request.cookie);
  return before;
}

/**
 * Notifies the previous address, in case the owner did not make the change. @param services in the transaction of the
 * change
 */
export async function notifyAboutAddressChange(
  services: Services,
  surface: Surface,
  { email: to, name, locale }: Account,
): Promise<void> {
  await sendMail(services, surface, { kind: 'emailChanged', to, name, locale });
}
