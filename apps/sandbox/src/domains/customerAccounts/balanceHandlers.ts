/** Checkouts of account balances. */
import { loadPublicBalance } from './balance.ts';
import type { Handlers } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { requireMember } from '../accounts/member.ts';
import { toBalanceCheckout } from './balanceView.ts';
import { readGuestBuyer, readMemberBuyerV4, readMemberBuyer } from '../checkouts/buyers.ts';
import { findCheckout, checkoutWithToken, checkoutOfAccount } from '../checkouts/rules.ts';
import { beginBalanceCheckout, beginBalanceCheckoutByLink } from './balanceCheckout.ts';

export const balanceCheckoutHandlers = {
  async createAccountBalanceCheckout(request, services) {
    const { db, clock } = services;
    const now = clock.now();
    const { account, context } = request;
    const { id: customerId } = await requireMember(db, account, context);
    const buyer = await readMemberBuyer(services, request);
    const checkout = await beginBalanceCheckout(db, buyer, { customerId, context }, now);
    return created(await toBalanceCheckout(db, checkout, now));
  },

  async createAccountBalanceCheckoutV4(request, services) {
    const { db, clock } = services;
    const now = clock.now();
    const { account, context } = request;
    const { id: customerId } = await requireMember(db, account, context);
    const buyer = await readMemberBuyerV4(services, request, now);
    const checkout = await beginBalanceCheckout(db, buyer, { customerId, context }, now);
    return created(await toBalanceCheckout(db, checkout, now));
  },

  async createPublicAccountBalanceCheckout(request, services) {
    const { db, clock } = services;
    const buyer = await readGuestBuyer(services, request);
    const now = clock.now();
    const checkout = await beginBalanceCheckoutByLink(db, buyer, request.context, now);
    return created(await toBalanceCheckout(db, checkout, now));
  },

  async getAccountBalanceCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, checkoutOfAccount(path.id, account.id));
    return ok(await toBalanceCheckout(db, checkout, clock.now()));
  },

  async getPublicAccountBalanceCheckout({ path }, { db, clock }) {
    const checkout = await findCheckout(db, checkoutWithToken(path.publicToken));
    return ok(await toBalanceCheckout(db, checkout, clock.now()));
  },

  async getPublicAccountBalance({ path, context }, { db }) {
    return ok(await loadPublicBalance(db, path.token, context));
  },
} satisfies Partial<Handlers>;
