/** Checkouts of members. */
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { instrumentOf } from '../payments/instruments.ts';
import { checkReturnPath } from '../payments/returnPath.ts';
import {
  completeTokenization,
  lockTokenization,
  wrongTokenizationState,
} from '../payments/tokenizations.ts';
import { finalizeCheckout } from './finalize.ts';
import {
  authenticateCheckout,
  cancelCheckout,
  createCheckout,
  findCheckout,
  ownedBy,
} from './rules.ts';
import { toAuthentication, toCheckout, toCourseCheckout } from './view.ts';

export const checkoutHandlers = {
  async createCourseAppointmentCheckout({ account, body, context }, { db, clock }) {
    const now = clock.now();
    const { paymentInstrumentId, ...request } = body;
    // Asked before the course, so that somebody else's card is not found whatever else is wrong.
    await instrumentOf(db, paymentInstrumentId, account.id);
    const checkout = await createCheckout(
      db,
      { accountId: account.id },
      request,
      context,
      (tx) => instrumentOf(tx, paymentInstrumentId, account.id),
      now,
    );
    return created(await toCourseCheckout(db, checkout, now));
  },

  async createCourseAppointmentCheckoutV4({ account, body, context }, { db, clock }) {
    const now = clock.now();
    const { paymentInstrumentId, tokenizationReference, ...request } = body;
    const owner = { accountId: account.id };
    if (paymentInstrumentId !== null && tokenizationReference !== null)
      throw invalid({
        field: 'paymentInstrumentId',
        message: 'must be null when a tokenization pays',
      });
    if (paymentInstrumentId !== null) await instrumentOf(db, paymentInstrumentId, account.id);
    const checkout = await createCheckout(
      db,
      owner,
      request,
      context,
      async (tx) => {
        if (paymentInstrumentId !== null) return instrumentOf(tx, paymentInstrumentId, account.id);
        if (tokenizationReference === null)
          throw invalid({
            field: 'paymentInstrumentId',
            message: 'is required without a tokenization',
          });
        const tokenization = await lockTokenization(tx, tokenizationReference, account.id);
        // This call declares no declined card: the step before it does, and tells the reader.
        if (tokenization.state === 'DECLINED') throw wrongTokenizationState(tokenization.state);
        return completeTokenization(tx, tokenization, now);
      },
      now,
    );
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

  async cancelCheckout({ account, path }, { db, clock }) {
    const now = clock.now();
    const { id } = await findCheckout(db, ownedBy(path.id, account.id));
    return ok(await toCourseCheckout(db, await cancelCheckout(db, id, now), now));
  },

  async finalizeCheckout({ account, path }, { db, clock }) {
    const now = clock.now();
    const checkout = await findCheckout(db, ownedBy(path.id, account.id));
    return ok(await toCourseCheckout(db, await finalizeCheckout(db, checkout, now), now));
  },
} satisfies Partial<Handlers>;
