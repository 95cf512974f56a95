/** Checkouts of what is owed. */
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { memberAt } from '../accounts/member.ts';
import { toBalanceCheckout } from './balanceView.ts';
import { guest, memberV4, memberWithInstrument } from './buyers.ts';
import { findCheckout, heldBy, ownedBy } from './rules.ts';
import { beginBalanceCheckout, beginBalanceCheckoutByLink } from './subjects/accountBalance.ts';

export const balanceCheckoutHandlers = {
  async createAccountBalanceCheckout(request, { db, clock }) {
    const now = clock.now();
    const { account, context } = request;
    const { id: customerId } = await memberAt(db, account, context);
    const buyer = await memberWithInstrument(db, request);
    const checkout = await beginBalanceCheckout(db, buyer, { customerId, context }, now);
    return created(await toBalanceCheckout(db, checkout, now));
  },

  async createAccountBalanceCheckoutV4(request, { db, clock }) {
    const now = clock.now();
    const { account, context } = request;
    const { id: customerId } = await memberAt(db, account, context);
    const buyer = await memberV4(db, request, now);
    const checkout = await beginBalanceCheckout(db, buyer, { customerId, context }, now);
    return created(await toBalanceCheckout(db, checkout, now));
  },

  async createPublicAccountBalanceCheckout(request, services) {
    const { db, clock } = services;
    const buyer = await guest(services, request);
    const now = clock.now();
    const checkout = await beginBalanceCheckoutByLink(db, buyer, request.context, now);
    return created(await toBalanceCheckout(db, checkout, now));
  },

  async getAccountBalanceCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, ownedBy(path.id, account.id));
    return ok(await toBalanceCheckout(db, checkout, clock.now()));
  },

  async getPublicAccountBalanceCheckout({ path }, { db, clock }) {
    const checkout = await findCheckout(db, heldBy(path.publicToken));
    return ok(await toBalanceCheckout(db, checkout, clock.now()));
  },
} satisfies Partial<Handlers>;
