import type { Handlers } from '../../platform/api.ts';
import { audit } from '../accounts/audit.ts';
import { confirmPassword, getAccount, lockConfirmed } from '../accounts/lookup.ts';
import { sendMail } from '../accounts/sendMail.ts';
import { endSession } from '../accounts/sessions.ts';
import { settlePayments } from '../checkouts/settling.ts';
import type { CheckoutServices } from '../checkouts/subject.ts';
import { checkNothingOpen, removeAccount } from './deletion.ts';

export const accountDeletionHandlers = {
  async deleteAccount(request, services) {
    const { header, address, cookie } = request;
    const { db, clock } = services;
    const account = await getAccount(db, request.account.id);
    const password = Buffer.from(header['X-Password'], 'base64').toString();
    await confirmPassword(services, account, password, address);
    const { email: to, name, locale } = account;
    const due = await db.transaction(async (tx) => {
      await lockConfirmed(tx, account);
      const at = clock.now();
      await checkNothingOpen(tx, account.id, at);
      await audit(tx, { by: request, at, kind: 'account', id: account.id });
      const held = await removeAccount(tx, account.id, at);
      const farewell = { kind: 'accountDeleted', to, name, locale } as const;
      await sendMail({ ...services, db: tx }, request, farewell);
      return held;
    });
    await settlePayments(services, due);
    await endSession(db, cookie);
    return { status: 204 };
  },
} satisfies Partial<Handlers<CheckoutServices>>;
