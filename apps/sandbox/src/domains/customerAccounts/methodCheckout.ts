/** Subject: a card to be stored for a membership. There is no charge, but the holder must confirm. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { replaceMethod } from './replaceMethod.ts';
import {
  checkUsable,
  lockMethodLink,
  findMethodLink,
  listMembershipMethods,
} from './methodLinks.ts';
import { paymentMethodLinks, paymentMethodCheckouts } from './tables.ts';
import { accountWord } from './accountTexts.ts';
import { adoptInstrument } from '../payments/instruments.ts';
import { studios } from '../studios/tables.ts';
import { beginCheckout, type Buyer } from '../checkouts/begin.ts';
import type { StoredCheckout } from '../checkouts/rules.ts';
import type { Subject } from '../checkouts/subject.ts';
import { checkouts } from '../checkouts/tables.ts';

/**
 * Starts storing a card; invalidates earlier checkouts of the same link.
 * @throws 404 for an unknown link, 409 for a used or expired one, 422 for a method that cannot be stored
 */
export async function beginMethodCheckout(
  db: Database,
  buyer: Buyer & { request: Pick<Schemas['CreatePaymentMethodCheckoutRequest'], 'token'> },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { token } = buyer.request;
  await findMethodLink(db, token, context);
  return beginCheckout(db, buyer, now, async (tx) => {
    const found = await lockMethodLink(tx, token);
    checkUsable(found, now);
    const { studio, link } = found;
    return {
      type: 'PAYMENT_METHOD',
      studio,
      priceCents: 0,
      // Mandates are signed with their text, in a call of their own.
      paymentMethods: listMembershipMethods(studio)
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

async function findToken(db: Database, checkoutId: string): Promise<string> {
  const [order] = await db
    .select()
    .from(paymentMethodCheckouts)
    .where(eq(paymentMethodCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} has no payment method order.`);
  return order.token;
}

export const paymentMethod: Subject = {
  async lock(tx, checkoutId) {
    const found = await lockMethodLink(tx, await findToken(tx, checkoutId));
    return {
      async check(_, now) {
        checkUsable(found, now);
        return 'NOW';
      },

      async settle({ instrumentId }, _, now) {
        if (instrumentId === null) throw new Error(`Checkout ${checkoutId} has no instrument.`);
        const accountId = found.customer?.accountId ?? null;
        const instrument = await adoptInstrument(tx, instrumentId, accountId);
        await replaceMethod(tx, 'finalizePaymentMethodCheckout', found, instrument, now);
      },

      // There is no charge that could fail later.
      revoke: async () => [],
    };
  },

  listAppointments: async () => [],

  async loadTitle(db, checkoutId, language) {
    const [found] = await db
      .select({ studio: studios })
      .from(checkouts)
      .innerJoin(studios, eq(studios.id, checkouts.studioId))
      .where(eq(checkouts.id, checkoutId));
    return found ? accountWord(found.studio, 'method', language) : '';
  },
};
