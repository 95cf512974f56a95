import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Handlers, Services } from '../../server/api.ts';
import { addJob } from '../jobs/addJob.ts';
import { sendMail, type Surface, surfaceOf } from '../mail/sending.ts';
import { audit, type AuditedMember } from '../audit/audit.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { forgetPasskeys } from '../passkeys/rows.ts';
import { forgetSubscriptions } from '../push/subscriptions.ts';
import { forgetCodes, issueCode, useCode } from './codes.ts';
import {
  type Account,
  accountNamed,
  accountOf,
  confirmPassword,
  contextOf,
  lockConfirmed,
} from './lookup.ts';
import { redeemInvitations } from './invitations.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { endSessions, renewSession } from './sessions.ts';
import { accounts } from './tables.ts';

/** @param services in the transaction of the change */
async function tellOwner(services: Services, surface: Surface, account: Account): Promise<void> {
  const { email: to, name, locale } = account;
  await sendMail(services, surface, { kind: 'passwordChanged', to, name, locale });
}

/** Mails a code for a new password, if there is an account. @param services in the transaction of the job */
export async function mailResetCode(
  services: Services,
  surface: Surface,
  email: string,
): Promise<void> {
  const { db, clock } = services;
  const account = await accountNamed(db, email, await contextOf(db, surface));
  if (!account) return;
  const { id: accountId, email: to, name, locale } = account;
  const code = await issueCode(db, clock.now(), {
    accountId,
    purpose: 'RESET_PASSWORD',
    email: to,
  });
  const linkTo = { page: 'verify-password' as const, email: to, code };
  await sendMail(services, surface, { kind: 'reset', to, name, locale, code, linkTo });
}

/** Whoever has typed a code has proven to be the account. */
const notePassword = (tx: Database, by: AuditedMember, at: Date): Promise<void> =>
  audit(tx, { by, at, kind: 'account', id: by.account.id, fields: ['passwordHash'] });

export const passwordHandlers = {
  async resetPassword(request, services) {
    const { body, address } = request;
    await countAttempt(services, 'reset', { subject: body.email, address });
    // Even the look for the account waits until the answer is out: its time would tell.
    const surface = surfaceOf(request);
    await addJob(services.db, { kind: 'resetPassword', surface, email: body.email });
    return { status: 204 };
  },

  async changeForgottenPassword(request, services) {
    const { body, address } = request;
    const { db, clock } = services;
    const { email = null, code, password } = body;
    checkNewPassword(password);
    const attempt = { subject: email, address };
    await countAttempt(services, 'code', attempt);
    // Before the code is looked at: it takes long, and nobody else should wait for it.
    const passwordHash = await hashPassword(password);
    const use = { purposes: ['RESET_PASSWORD' as const], email };
    const account = await useCode(db, clock.now(), use, code, async (tx, { accountId }) => {
      // The code came to the main address, so that is verified too.
      await tx
        .update(accounts)
        .set({ passwordHash, verified: true })
        .where(eq(accounts.id, accountId));
      const by = { ...request, account: { id: accountId } };
      await notePassword(tx, by, clock.now());
      await redeemInvitations(tx, by, clock.now());
      await forgetCodes(tx, accountId);
      // Whoever knew the password may have added some.
      await forgetPasskeys(tx, accountId);
      await forgetSubscriptions(tx, accountId);
      await endSessions(tx, accountId, null);
      const owner = await accountOf(tx, accountId);
      await tellOwner({ ...services, db: tx }, request, owner);
      return owner;
    });
    await forgetAttempts(services, 'code', attempt);
    await forgetAttempts(services, 'login', { subject: account.email, address });
    return { status: 204 };
  },

  async changePassword(request, services) {
    const { body, address, cookie } = request;
    const account = await accountOf(services.db, request.account.id);
    await confirmPassword(services, account, body.oldPassword, address);
    checkNewPassword(body.newPassword);
    const passwordHash = await hashPassword(body.newPassword);
    const { db, clock } = services;
    await db.transaction(async (tx) => {
      await lockConfirmed(tx, account);
      await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
      await notePassword(tx, request, clock.now());
      await forgetCodes(tx, account.id);
      // Of devices that are logged out now; the one that asks saves its own again.
      await forgetSubscriptions(tx, account.id);
      await renewSession({ db: tx, clock }, account.id, cookie);
      await tellOwner({ ...services, db: tx }, request, account);
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
