/** Checkouts of single appointments. */
import type { Handlers } from '../../../platform/api.ts';
import { created, ok } from '../../../platform/api.ts';
import { readGuestBuyer, readMemberBuyerV4, readMemberBuyer } from '../../checkouts/buyers.ts';
import { findCheckout, checkoutWithToken, checkoutOfAccount } from '../../checkouts/rules.ts';
import { toSingleCheckout } from './checkoutView.ts';
import { beginSingleCheckout } from './singleCheckout.ts';

export const singleCheckoutHandlers = {
  async createSingleAppointmentCheckout(request, services) {
    const { db, clock } = services;
    const now = clock.now();
    const buyer = await readMemberBuyer(services, request);
    const checkout = await beginSingleCheckout(db, buyer, request.context, now);
    return created(await toSingleCheckout(db, checkout, now));
  },

  async createSingleAppointmentCheckoutV4(request, services) {
    const { db, clock } = services;
    const now = clock.now();
    const buyer = await readMemberBuyerV4(services, request, now);
    const checkout = await beginSingleCheckout(db, buyer, request.context, now);
    return created(await toSingleCheckout(db, checkout, now));
  },

  async createPublicSingleAppointmentCheckout(request, services) {
    const { db, clock } = services;
    const buyer = await readGuestBuyer(services, request);
    const now = clock.now();
    const checkout = await beginSingleCheckout(db, buyer, request.context, now);
    return created(await toSingleCheckout(db, checkout, now));
  },

  async getSingleAppointmentCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, checkoutOfAccount(path.id, account.id));
    return ok(await toSingleCheckout(db, checkout, clock.now()));
  },

  async getPublicSingleAppointmentCheckout({ path }, { db, clock }) {
    const checkout = await findCheckout(db, checkoutWithToken(path.publicToken));
    return ok(await toSingleCheckout(db, checkout, clock.now()));
  },
} satisfies Partial<Handlers>;
