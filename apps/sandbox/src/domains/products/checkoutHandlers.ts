/** Checkouts of products. */
import type { Handlers } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { readGuestBuyer, readMemberBuyerV4, readMemberBuyer } from '../checkouts/buyers.ts';
import { toProductCheckout } from './checkoutView.ts';
import { findCheckout, checkoutWithToken, checkoutOfAccount } from '../checkouts/rules.ts';
import { beginProductCheckout } from './productCheckout.ts';

export const productCheckoutHandlers = {
  async createProductVariantCheckout(request, services) {
    const { db, clock } = services;
    const now = clock.now();
    const buyer = await readMemberBuyer(services, request);
    const checkout = await beginProductCheckout(db, buyer, request.context, now);
    return created(await toProductCheckout(db, checkout, now));
  },

  async createProductVariantCheckoutV4(request, services) {
    const { db, clock } = services;
    const now = clock.now();
    const buyer = await readMemberBuyerV4(services, request, now);
    const checkout = await beginProductCheckout(db, buyer, request.context, now);
    return created(await toProductCheckout(db, checkout, now));
  },

  async createPublicProductVariantCheckout(request, services) {
    const { db, clock } = services;
    const buyer = await readGuestBuyer(services, request);
    const now = clock.now();
    const checkout = await beginProductCheckout(db, buyer, request.context, now);
    return created(await toProductCheckout(db, checkout, now));
  },

  async getProductVariantCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, checkoutOfAccount(path.id, account.id));
    return ok(await toProductCheckout(db, checkout, clock.now()));
  },

  async getPublicProductVariantCheckout({ path }, { db, clock }) {
    const checkout = await findCheckout(db, checkoutWithToken(path.publicToken));
    return ok(await toProductCheckout(db, checkout, clock.now()));
  },
} satisfies Partial<Handlers>;
