/** Checkouts without an account: whoever holds the token may act. */
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { takePublicInstrument } from '../payments/instruments.ts';
import { checkReturnPath } from '../payments/returnPath.ts';
import { finalizeCheckout } from './finalize.ts';
import {
  authenticateCheckout,
  cancelCheckout,
  createCheckout,
  findCheckout,
  heldBy,
} from './rules.ts';
import { toAuthentication, toCheckout, toCourseCheckout } from './view.ts';

export const publicCheckoutHandlers = {
  async createPublicCourseAppointmentCheckout({ body, context }, { db, clock }) {
    const now = clock.now();
    const { paymentInstrumentId, ...request } = body;
    const checkout = await createCheckout(
      db,
      null,
      request,
      context,
      (tx) => takePublicInstrument(tx, paymentInstrumentId),
      now,
    );
    return created(await toCourseCheckout(db, checkout, now));
  },

  async getPublicCheckout({ path }, { db, clock }) {
    return ok(await toCheckout(db, await findCheckout(db, heldBy(path.publicToken)), clock.now()));
  },

  async getPublicCourseAppointmentCheckout({ path }, { db, clock }) {
    const checkout = await findCheckout(db, heldBy(path.publicToken));
    return ok(await toCourseCheckout(db, checkout, clock.now()));
  },

  async authenticatePublicCheckout({ body, path }, { db, clock }) {
    const now = clock.now();
    const returnPath = checkReturnPath(body.returnPath);
    const { id } = await findCheckout(db, heldBy(path.publicToken));
    return ok(toAuthentication(await authenticateCheckout(db, id, returnPath, now), now));
  },

  async cancelPublicCheckout({ path }, { db, clock }) {
    const now = clock.now();
    const { id } = await findCheckout(db, heldBy(path.publicToken));
    return ok(await toCourseCheckout(db, await cancelCheckout(db, id, now), now));
  },

  async finalizePublicCheckout({ path }, { db, clock }) {
    const now = clock.now();
    const checkout = await findCheckout(db, heldBy(path.publicToken));
    return ok(await toCourseCheckout(db, await finalizeCheckout(db, checkout, now), now));
  },
} satisfies Partial<Handlers>;
