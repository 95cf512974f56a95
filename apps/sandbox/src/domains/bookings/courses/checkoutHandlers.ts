/** Checkouts of places in courses. */
import type { Handlers } from '../../../platform/api.ts';
import { created, ok } from '../../../platform/api.ts';
import { readGuestBuyer, readMemberBuyer, readMemberBuyerV4 } from '../../checkouts/buyers.ts';
import { checkoutOfAccount, checkoutWithToken, findCheckout } from '../../checkouts/rules.ts';
import { toCourseCheckout } from './checkoutView.ts';
import { beginCourseCheckout } from './courseCheckout.ts';

export const courseCheckoutHandlers = {
  async createCourseAppointmentCheckout(request, services) {
    const { db, clock } = services;
    const now = clock.now();
    const buyer = await readMemberBuyer(services, request);
    const checkout = await beginCourseCheckout(db, buyer, request.context, now);
    return created(await toCourseCheckout(db, checkout, now));
  },

  async createCourseAppointmentCheckoutV4(request, services) {
    const { db, clock } = services;
    const now = clock.now();
    const buyer = await readMemberBuyerV4(services, request, now);
    const checkout = await beginCourseCheckout(db, buyer, request.context, now);
    return created(await toCourseCheckout(db, checkout, now));
  },

  async createPublicCourseAppointmentCheckout(request, services) {
    const { db, clock } = services;
    const buyer = await readGuestBuyer(services, request);
    const now = clock.now();
    const checkout = await beginCourseCheckout(db, buyer, request.context, now);
    return created(await toCourseCheckout(db, checkout, now));
  },

  async getCourseAppointmentCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, checkoutOfAccount(path.id, account.id));
    return ok(await toCourseCheckout(db, checkout, clock.now()));
  },

  async getPublicCourseAppointmentCheckout({ path }, { db, clock }) {
    const checkout = await findCheckout(db, checkoutWithToken(path.publicToken));
    return ok(await toCourseCheckout(db, checkout, clock.now()));
  },
} satisfies Partial<Handlers>;
