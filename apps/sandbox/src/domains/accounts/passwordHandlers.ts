import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Handlers, Services } from '../../server/api.ts';
import { audit, type AuditedMember } from '../audit/audit.ts';
import { sendMail, type Surface } from '../mail/sending.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
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

function tellOwner(services: Services, surface: Surface, account: Account): void {
  const { email: to, name, locale } = account;
  services.background.run(() =>
    sendMail(services, surface, { kind: 'passwordChanged', to, name, locale }),
  );
}

/** Whoever has typed a code has proven to be the account. */
const notePassword = (tx: Database, by: AuditedMember, at: Date): Promise<void> =>
  audit(tx, { by, at, kind: 'account', id: by.account.id, fields: ['passwordHash'] });

export const passwordHandlers = {
  async resetPassword({ body: { email }, address, context, hostname, language }, services) {
    await countAttempt(services, 'reset', { subject: email, address });
    // Even the look for the account waits until the answer is out: its time would tell.
    services.background.run(async () => {
      const { db, clock } = services;
      const accountContext = await contextOf(db, { context, hostname });
      const account = await accountNamed(db, email, accountContext);
      if (!account) return;
      const { id: accountId, email: to, name, locale } = account;
      const purpose = 'RESET_PASSWORD';
      const code = await issueCode(db, clock.now(), { accountId, purpose, email: to });
      await sendMail(
        services,
        { context, hostname, language },
        {
          kind: 'reset',
          to,
          name,
          locale,
          code,
          linkTo: { page: 'verify-password', email: to, code },
        },
      );
    });
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
      await endSessions(tx, accountId, null);
      return accountOf(tx, accountId);
    });
    await forgetAttempts(services, 'code', attempt);
    await forgetAttempts(services, 'login', { subject: account.email, address });
    tellOwner(services, request, account);
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
      await renewSession({ db: tx, clock }, account.id, cookie);
    });
    tellOwner(services, request, account);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
