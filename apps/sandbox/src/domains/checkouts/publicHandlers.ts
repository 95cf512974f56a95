/** Checkouts without an account: whoever holds the token may act. */
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { takeRate } from '../limits/rates.ts';
import { takePublicInstrument } from '../payments/instruments.ts';
import { checkReturnPath } from '../payments/returnPath.ts';
import { cancelCheckout } from './cancel.ts';
import { finalizeCheckout } from './finalize.ts';
import { authenticateCheckout, findCheckout, heldBy } from './rules.ts';
import { beginCourseCheckout } from './subjects/courseAppointment.ts';
import { toAuthentication, toCheckout, toCourseCheckout } from './view.ts';

export const publicCheckoutHandlers = {
  async createPublicCourseAppointmentCheckout({ address, body, header, context }, services) {
    const { db, clock } = services;
    await takeRate(services, 'buyAsGuest', address);
    const now = clock.now();
    const buyer = {
      accountId: null,
      key: header['Idempotency-Key'] ?? null,
      request: body,
      instrument: (tx: Database) => takePublicInstrument(tx, body.paymentInstrumentId),
    };
    const checkout = await beginCourseCheckout(db, buyer, context, now);
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

  async cancelPublicCheckout({ path }, services) {
    const { db, clock } = services;
    const { id } = await findCheckout(db, heldBy(path.publicToken));
    return ok(await toCheckout(db, await cancelCheckout(services, id), clock.now()));
  },

  async finalizePublicCheckout({ header, path }, services) {
    const { db, clock } = services;
    const checkout = await findCheckout(db, heldBy(path.publicToken));
    const done = await finalizeCheckout(services, checkout, header['Idempotency-Key'] ?? null);
    return ok(await toCheckout(db, done, clock.now()));
  },
} satisfies Partial<Handlers>;
