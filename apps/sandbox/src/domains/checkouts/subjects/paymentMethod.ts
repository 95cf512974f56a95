/** A card that is to pay a membership: nothing is charged, but the bank asks its holder. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../../server/api.ts';
import { keepMethod } from '../../customerAccounts/keepMethod.ts';
import {
  checkUsable,
  lockMethodLink,
  methodLinkOf,
  methodsForMemberships,
} from '../../customerAccounts/methodLinks.ts';
import { paymentMethodLinks } from '../../customerAccounts/tables.ts';
import { accountWord } from '../../mail/accountTexts.ts';
import { adoptInstrument } from '../../payments/instruments.ts';
import { studios } from '../../studios/tables.ts';
import { beginCheckout, type Buyer } from '../begin.ts';
import type { StoredCheckout } from '../rules.ts';
import type { Subject } from '../subject.ts';
import { checkouts, paymentMethodCheckouts } from '../tables.ts';

/**
 * Begins to keep a card; what was begun before through the same link is of no use any more.
 * @throws 404 for a link that nobody has sent, 409 for one that was used or is too old, 422 for what keeps no card
 */
export async function beginMethodCheckout(
  db: Database,
  buyer: Buyer & { request: Pick<Schemas['CreatePaymentMethodCheckoutRequest'], 'token'> },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { token } = buyer.request;
  await methodLinkOf(db, token, context);
  return beginCheckout(db, buyer, now, async (tx) => {
    const found = await lockMethodLink(tx, token);
    checkUsable(found, now);
    const { studio, link } = found;
    return {
      type: 'PAYMENT_METHOD',
      studio,
      priceCents: 0,
      // A mandate is given with its text, by a call of its own.
      paymentMethods: methodsForMemberships(studio)
        .map(({ paymentMethod }) => paymentMethod)
        .filter((method) => method !== 'DIRECT_DEBIT'),
      expiresAt: link.tokenValidUntil,
      async store(checkoutId) {
        await tx.insert(paymentMethodCheckouts).values({ checkoutId, token });
        await tx
          .update(paymentMethodLinks)
          .set({ checkoutId })
          .where(eq(paymentMethodLinks.token, token));
      },
    };
  });
}

async function tokenOf(db: Database, checkoutId: string): Promise<string> {
  const [order] = await db
    .select()
    .from(paymentMethodCheckouts)
    .where(eq(paymentMethodCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} keeps no way to pay.`);
  return order.token;
}

export const paymentMethod: Subject = {
  async lock(tx, checkoutId) {
    const found = await lockMethodLink(tx, await tokenOf(tx, checkoutId));
    return {
      async check(_, now) {
        checkUsable(found, now);
        return 'NOW';
      },

      async settle({ instrumentId }, _, now) {
        if (instrumentId === null) throw new Error(`Checkout ${checkoutId} has no instrument.`);
        const accountId = found.customer?.accountId ?? null;
        const instrument = await adoptInstrument(tx, instrumentId, accountId);
        await keepMethod(tx, 'finalizePaymentMethodCheckout', found, instrument, now);
      },

      // Nothing was charged that a bank could refuse afterwards.
      revoke: async () => [],
    };
  },

  appointmentsOf: async () => [],

  async titleOf(db, checkoutId) {
    const [found] = await db
      .select({ studio: studios })
      .from(checkouts)
      .innerJoin(studios, eq(studios.id, checkouts.studioId))
      .where(eq(checkouts.id, checkoutId));
    return found ? accountWord(found.studio, 'method') : '';
  },
};
