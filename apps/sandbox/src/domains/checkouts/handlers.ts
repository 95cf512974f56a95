/** Checkouts of members. */
import type { Database } from '../../database/database.ts';
import type { Handlers, Schemas } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { instrumentOf, takeInstrument } from '../payments/instruments.ts';
import { checkReturnPath } from '../payments/returnPath.ts';
import {
  completeTokenization,
  lockTokenization,
  wrongTokenizationState,
} from '../payments/tokenizations.ts';
import type { Buyer } from './begin.ts';
import { cancelCheckout } from './cancel.ts';
import { finalizeCheckout } from './finalize.ts';
import { authenticateCheckout, findCheckout, ownedBy } from './rules.ts';
import { beginCourseCheckout } from './subjects/courseAppointment.ts';
import { toAuthentication, toCheckout, toCourseCheckout } from './view.ts';

export const checkoutHandlers = {
  async createCourseAppointmentCheckout({ account, body, header, context }, { db, clock }) {
    const now = clock.now();
    const { paymentInstrumentId } = body;
    // Asked before the course, so that somebody else's card is not found whatever else is wrong.
    if (paymentInstrumentId !== null) await instrumentOf(db, paymentInstrumentId, account.id);
    const buyer = {
      accountId: account.id,
      key: header['Idempotency-Key'] ?? null,
      request: body,
      instrument: (tx: Database) => takeInstrument(tx, paymentInstrumentId, account.id),
    };
    const checkout = await beginCourseCheckout(db, buyer, context, now);
    return created(await toCourseCheckout(db, checkout, now));
  },

  async createCourseAppointmentCheckoutV4({ account, body, header, context }, { db, clock }) {
    const now = clock.now();
    const buyer = {
      accountId: account.id,
      key: header['Idempotency-Key'] ?? null,
      request: body,
      instrument: await payingV4(db, body, account.id, now),
    };
    const checkout = await beginCourseCheckout(db, buyer, context, now);
    return created(await toCourseCheckout(db, checkout, now));
  },

  async getCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, ownedBy(path.id, account.id));
    return ok(await toCheckout(db, checkout, clock.now()));
  },

  async getCourseAppointmentCheckout({ account, path }, { db, clock }) {
    const checkout = await findCheckout(db, ownedBy(path.id, account.id));
    return ok(await toCourseCheckout(db, checkout, clock.now()));
  },

  async authenticateCheckout({ account, body, path }, { db, clock }) {
    const now = clock.now();
    const returnPath = checkReturnPath(body.returnPath);
    const { id } = await findCheckout(db, ownedBy(path.id, account.id));
    return ok(toAuthentication(await authenticateCheckout(db, id, returnPath, now), now));
  },

  async cancelCheckout({ account, path }, services) {
    const { db, clock } = services;
    const { id } = await findCheckout(db, ownedBy(path.id, account.id));
    return ok(await toCheckout(db, await cancelCheckout(services, id), clock.now()));
  },

  async finalizeCheckout({ account, header, path }, services) {
    const { db, clock } = services;
    const checkout = await findCheckout(db, ownedBy(path.id, account.id));
    const done = await finalizeCheckout(services, checkout, header['Idempotency-Key'] ?? null);
    return ok(await toCheckout(db, done, clock.now()));
  },
} satisfies Partial<Handlers>;

type PayingV4 = Pick<
  Schemas['CreateCourseAppointmentCheckoutV4Request'],
  'paymentInstrumentId' | 'tokenizationReference'
>;

/** What pays in the fourth version: a kept instrument or a tokenization, never both. */
async function payingV4(
  db: Database,
  { paymentInstrumentId, tokenizationReference }: PayingV4,
  accountId: number,
  now: Date,
): Promise<Buyer['instrument']> {
  if (paymentInstrumentId !== null && tokenizationReference !== null)
    throw invalid({
      field: 'paymentInstrumentId',
      message: 'must be null when a tokenization pays',
    });
  if (paymentInstrumentId !== null) {
    await instrumentOf(db, paymentInstrumentId, accountId);
    return (tx) => takeInstrument(tx, paymentInstrumentId, accountId);
  }
  if (tokenizationReference === null) return null;
  return async (tx) => {
    const tokenization = await lockTokenization(tx, tokenizationReference, accountId);
    // This call declares no declined card: the step before it does, and tells the reader.
    if (tokenization.state === 'DECLINED') throw wrongTokenizationState(tokenization.state);
    return completeTokenization(tx, tokenization, now);
  };
}
