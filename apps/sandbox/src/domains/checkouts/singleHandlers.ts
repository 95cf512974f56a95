/** Checkouts of single appointments. */
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { guest, memberV4, memberWithInstrument } from './buyers.ts';
import { findCheckout, heldBy, ownedBy } from './rules.ts';
import { toSingleCheckout } from './singleView.ts';
import { beginSingleCheckout } from './subjects/singleAppointment.ts';

export const singleCheckoutHandlers = {
  async createSingleAppointmentCheckout(request, { db, clock }) {
    const now = clock.now();
    const buyer = await memberWithInstrument(db, request);
    const checkout = await beginSingleCheckout(db, buyer, request.context, now);
    return created(await toSingleCheckout(db, checkout, now));
  },

  async createSingleAppointmentCheckoutV4(request, { db, clock }) {
    const now = clock.now();
    const buyer = await memberV4(db, request, now);
    const checkout = await beginSingleCheckout(db, buyer, request.context, now);
    return created(await toSingleCheckout(db, checkout, now));
  },

  async createPublicSingleAppointmentCheckout(request, services) {
    const { db, clock } = services;
    const buyer = await guest(services, request);
    const now = clock.now();
    const checkout = await beginSingleCheckout(db, buyer, request.context, now);
    return created(await toSingleCheckout(db, checkout, now));
  },

  async getSingleAppointmentCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, ownedBy(path.id, account.id));
    return ok(await toSingleCheckout(db, checkout, clock.now()));
  },

  async getPublicSingleAppointmentCheckout({ path }, { db, clock }) {
    const checkout = await findCheckout(db, heldBy(path.publicToken));
    return ok(await toSingleCheckout(db, checkout, clock.now()));
  },
} satisfies Partial<Handlers>;
