/** Checkouts of products. */
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { guest, memberV4, memberWithInstrument } from './buyers.ts';
import { toProductCheckout } from './productView.ts';
import { findCheckout, heldBy, ownedBy } from './rules.ts';
import { beginProductCheckout } from './subjects/productVariant.ts';

export const productCheckoutHandlers = {
  async createProductVariantCheckout(request, { db, clock }) {
    const now = clock.now();
    const buyer = await memberWithInstrument(db, request);
    const checkout = await beginProductCheckout(db, buyer, request.context, now);
    return created(await toProductCheckout(db, checkout, now));
  },

  async createProductVariantCheckoutV4(request, { db, clock }) {
    const now = clock.now();
    const buyer = await memberV4(db, request, now);
    const checkout = await beginProductCheckout(db, buyer, request.context, now);
    return created(await toProductCheckout(db, checkout, now));
  },

  async createPublicProductVariantCheckout(request, services) {
    const { db, clock } = services;
    const buyer = await guest(services, request);
    const now = clock.now();
    const checkout = await beginProductCheckout(db, buyer, request.context, now);
    return created(await toProductCheckout(db, checkout, now));
  },

  async getProductVariantCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, ownedBy(path.id, account.id));
    return ok(await toProductCheckout(db, checkout, clock.now()));
  },

  async getPublicProductVariantCheckout({ path }, { db, clock }) {
    const checkout = await findCheckout(db, heldBy(path.publicToken));
    return ok(await toProductCheckout(db, checkout, clock.now()));
  },
} satisfies Partial<Handlers>;
