/** Checkouts of members. */
import type { CheckoutServices } from './subject.ts';
import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { checkReturnPath } from '../payments/returnPath.ts';
import { cancelCheckout } from './cancel.ts';
import { finalizeCheckout } from './finalize.ts';
import { authenticateCheckout, findCheckout, checkoutOfAccount } from './rules.ts';
import { toAuthentication, toCheckout } from './view.ts';

export const checkoutHandlers = {
  async getCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, checkoutOfAccount(path.id, account.id));
    return ok(await toCheckout(db, checkout, clock.now()));
  },

  async authenticateCheckout({ account, body, path }, { db, clock }) {
    const now = clock.now();
    const returnPath = checkReturnPath(body.returnPath);
    const { id } = await findCheckout(db, checkoutOfAccount(path.id, account.id));
    return ok(toAuthentication(await authenticateCheckout(db, id, returnPath, now), now));
  },

  async cancelCheckout({ account, path }, services) {
    const { db, clock } = services;
    const { id } = await findCheckout(db, checkoutOfAccount(path.id, account.id));
    return ok(await toCheckout(db, await cancelCheckout(services, id), clock.now()));
  },

  async finalizeCheckout({ account, header, path }, services) {
    const { db, clock } = services;
    const checkout = await findCheckout(db, checkoutOfAccount(path.id, account.id));
    const done = await finalizeCheckout(services, checkout, header['Idempotency-Key'] ?? null);
    return ok(await toCheckout(db, done, clock.now()));
  },
} satisfies Partial<Handlers<CheckoutServices>>;
