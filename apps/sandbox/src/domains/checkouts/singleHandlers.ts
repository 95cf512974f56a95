/** Checkouts of single appointments. */
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { takeRate } from '../limits/rates.ts';
import { instrumentOf, takeInstrument, takePublicInstrument } from '../payments/instruments.ts';
import { payingV4 } from './payingV4.ts';
import { findCheckout, heldBy, ownedBy } from './rules.ts';
import { toSingleCheckout } from './singleView.ts';
import { beginSingleCheckout } from './subjects/singleAppointment.ts';

export const singleCheckoutHandlers = {
  async createSingleAppointmentCheckout({ account, body, header, context }, { db, clock }) {
    const now = clock.now();
    const { paymentInstrumentId } = body;
    // Asked before the slot, so that somebody else's card is not found whatever else is wrong.
    if (paymentInstrumentId !== null) await instrumentOf(db, paymentInstrumentId, account.id);
    const buyer = {
      accountId: account.id,
      key: header['Idempotency-Key'] ?? null,
      request: body,
      instrument: (tx: Database) => takeInstrument(tx, paymentInstrumentId, account.id),
    };
    const checkout = await beginSingleCheckout(db, buyer, context, now);
    return created(await toSingleCheckout(db, checkout, now));
  },

  async createSingleAppointmentCheckoutV4({ account, body, header, context }, { db, clock }) {
    const now = clock.now();
    const buyer = {
      accountId: account.id,
      key: header['Idempotency-Key'] ?? null,
      request: body,
      instrument: await payingV4(db, body, account.id, now),
    };
    const checkout = await beginSingleCheckout(db, buyer, context, now);
    return created(await toSingleCheckout(db, checkout, now));
  },

  async createPublicSingleAppointmentCheckout({ address, body, header, context }, services) {
    const { db, clock } = services;
    await takeRate(services, 'buyAsGuest', address);
    const now = clock.now();
    const buyer = {
      accountId: null,
      key: header['Idempotency-Key'] ?? null,
      request: body,
      instrument: (tx: Database) => takePublicInstrument(tx, body.paymentInstrumentId),
    };
    const checkout = await beginSingleCheckout(db, buyer, context, now);
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
