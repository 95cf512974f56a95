import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers, Services, Surface } from '../../platform/api.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { AccountJob } from '../accounts/jobs.ts';
import { sendMail, toSurface } from '../accounts/sendMail.ts';
import { audit, type AuditedMember } from '../accounts/audit.ts';
import { countAttempt, resetAttempts } from '../limits/attempts.ts';
import { deleteCalendarAddress } from '../calendarSubscriptions/subscriptions.ts';
import { deletePasskeys } from '../passkeys/passkeys.ts';
import { deleteSubscriptions } from '../push/subscriptions.ts';
import { deleteCodes, issueCode, useCode } from '../accounts/codes.ts';
import {
  type Account,
  findAccountByEmail,
  getAccount,
  confirmPassword,
  findAccountContext,
  lockConfirmed,
} from '../accounts/lookup.ts';
import { redeemInvitations } from '../accounts/invitations.ts';
import { checkNewPassword, hashPassword } from '../accounts/passwords.ts';
import { endSessions, renewSession } from '../accounts/sessions.ts';
import { accounts } from '../accounts/tables.ts';

/** @param services in the transaction of the change */
async function notifyAboutPasswordChange(
  services: Services,
  surface: Surface,
  account: Account,
): Promise<void> {
  const { email: to, name, locale } = account;
  await sendMail(services, surface, { kind: 'passwordChanged', to, name, locale });
}

/** Mails a reset code if the account exists. @param services in the transaction of the job */
export async function sendResetCode(
  services: Services,
  surface: Surface,
  email: string,
): Promise<void> {
  const { db, clock } = services;
  const account = await findAccountByEmail(db, email, await findAccountContext(db, surface));
  if (!account) return;
  const { id: accountId, email: to, name, locale } = account;
  const code = await issueCode(db, clock.now(), {
    accountId,
    purpose: 'RESET_PASSWORD',
    email: to,
  });
  const portalLink = { page: 'verify-password' as const, email: to, code };
  await sendMail(services, surface, { kind: 'reset', to, name, locale, code, portalLink });
}

/** Entering the code proves ownership of the account. */
const auditPassword = (tx: Database, by: AuditedMember, at: Date): Promise<void> =>
  audit(tx, { by, at, kind: 'account', id: by.account.id, fields: ['passwordHash'] });

export const passwordHandlers = {
  async resetPassword(request, services) {
    const { body, address } = request;
    await countAttempt(services, 'reset', { subject: body.email, address });
    // Even the account lookup runs after the response, so that timing reveals nothing.
    const surface = toSurface(request);
    await addJob(services.db, {
      kind: 'resetPassword',
      surface,
      email: body.email,
    } satisfies AccountJob);
    return { status: 204 };
  },

  async changeForgottenPassword(request, services) {
    const { body, address } = request;
    const { db, clock } = services;
    const { email = null, code, password } = body;
    checkNewPassword(password);
    const attempt = { subject: email, address };
    await countAttempt(services, 'code', attempt);
    // Hash before locking the code, because hashing is slow.
    const passwordHash = await hashPassword(password);
    const use = { purposes: ['RESET_PASSWORD' as const], email };
    const account = await useCode(db, clock.now(), use, code, async (tx, { accountId }) => {
      // The code was sent to the main address, which is therefore verified.
      await tx
        .update(accounts)
        .set({ passwordHash, verified: true })
        .where(eq(accounts.id, accountId));
      const by = { ...request, account: { id: accountId } };
      await auditPassword(tx, by, clock.now());
      await redeemInvitations(tx, by, clock.now());
      await deleteCodes(tx, accountId);
      // Someone who knew the old password may have added passkeys or subscriptions.
      await deletePasskeys(tx, accountId);
      await deleteSubscriptions(tx, accountId);
      await deleteCalendarAddress(tx, accountId);
      await endSessions(tx, accountId, null);
      const owner = await getAccount(tx, accountId);
      await notifyAboutPasswordChange({ ...services, db: tx }, request, owner);
      return owner;
    });
    await resetAttempts(services, 'code', attempt);
    await resetAttempts(services, 'login', { subject: account.email, address });
    return { status: 204 };
  },

  async changePassword(request, services) {
    const { body, address, cookie } = request;
    const account = await getAccount(services.db, request.account.id);
    await confirmPassword(services, account, body.oldPassword, address);
    checkNewPassword(body.newPassword);
    const passwordHash = await hashPassword(body.newPassword);
    const { db, clock } = services;
    await db.transaction(async (tx) => {
      await lockConfirmed(tx, account);
      await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
      await auditPassword(tx, request, clock.now());
      await deleteCodes(tx, account.id);
      // Push subscriptions of devices logged out by this; the current one renews its own.
      await deleteSubscriptions(tx, account.id);
      await renewSession({ db: tx, clock }, account.id, cookie);
      await notifyAboutPasswordChange({ ...services, db: tx }, request, account);
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
