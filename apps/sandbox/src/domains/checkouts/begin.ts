/** How every checkout begins, whatever is bought. */
import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault, invalid } from '../../server/fault.ts';
import { addMinutes } from '../../time.ts';
import { once } from '../idempotency/once.ts';
import type { Instrument } from '../payments/instruments.ts';
import { isMandateOf } from '../payments/mandates.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { findCheckout, type StoredCheckout } from './rules.ts';
import { checkouts } from './tables.ts';

const lifetimeMinutes = 30;

/** Who buys, and how they pay. */
export type Buyer = {
  /** Null: without an account; whoever holds the public token may act. */
  accountId: number | null;
  /** Value of Idempotency-Key, if there was one. */
  key: string | null;
  /** What the body says, for the key. */
  request: {
    paymentMethod: Schemas['OnlinePaymentMethod'] | null;
    customerData: Schemas['CustomerData'];
  };
  /**
   * Finds what pays, inside the transaction; asked only when there is something to pay. Null: nothing was sent along, as for FINION_PAY,
   * whose service keeps what pays.
   */
  instrument: ((tx: Database) => Promise<Instrument>) | null;
};

/** What is bought, as its subject has priced it. */
export type Order = {
  type: StoredCheckout['type'];
  studio: StoredStudio;
  priceCents: number;
  /** What may pay for this; the studio has to take it, too. */
  paymentMethods: Schemas['OnlinePaymentMethod'][];
  /** Stores what the subject has to know later, in the same transaction. */
  store(checkoutId: string): Promise<void>;
};

/**
 * Begins a purchase. Nothing is reserved: whoever finalizes first has it.
 * @param price locks, checks and prices what is bought, inside the transaction
 * @returns the checkout; the same one for each request with the same key
 * @throws 422 for a way to pay that studio or offer do not take, and for a key that was used for another request
 */
export async function beginCheckout(
  db: Database,
  buyer: Buyer,
  now: Date,
  price: (tx: Database) => Promise<Order>,
): Promise<StoredCheckout> {
  const { accountId, key, request } = buyer;
  const operation = 'createCheckout';
  const id = await db.transaction((tx) =>
    once(tx, { key, operation, accountId, request }, now, async () => {
      const order = await price(tx);
      const checkout = randomUUID();
      const instrumentId = await payingWith(tx, order, buyer);
      await tx.insert(checkouts).values({
        id: checkout,
        type: order.type,
        studioId: order.studio.id,
        publicToken: accountId === null ? `pub_${randomBytes(24).toString('base64url')}` : null,
        accountId,
        state: 'CREATED',
        priceCents: order.priceCents,
        currency: order.studio.currencyCode,
        paymentMethod: order.priceCents === 0 ? null : request.paymentMethod,
        instrumentId,
        customerData: request.customerData,
        createdAt: now,
        expiresAt: addMinutes(now, lifetimeMinutes),
      });
      await order.store(checkout);
      return checkout;
    }),
  );
  return findCheckout(db, eq(checkouts.id, id));
}

/** What costs nothing is paid with nothing, whatever was sent along. */
async function payingWith(
  tx: Database,
  { priceCents, paymentMethods, studio }: Order,
  { accountId, request: { paymentMethod }, instrument }: Buyer,
): Promise<number | null> {
  if (priceCents === 0) return null;
  if (paymentMethod === null)
    throw invalid({ field: 'paymentMethod', message: 'is required: this has to be paid' });
  const isTaken =
    paymentMethods.includes(paymentMethod) && studio.paymentMethods.includes(paymentMethod);
  if (!isTaken) throw methodNotAllowed(paymentMethod);
  if (instrument === null) {
    if (paymentMethod === 'FINION_PAY' && accountId !== null) return null;
    throw invalid({ field: 'paymentInstrumentId', message: 'is required without a tokenization' });
  }
  const { id, type, mandateReference } = await instrument(tx);
  // A mandate names one creditor, who alone may collect by it.
  const isOthers = mandateReference !== null && !isMandateOf(studio, mandateReference);
  if (type !== paymentMethod || isOthers) throw methodNotAllowed(paymentMethod);
  return id;
}

export function methodNotAllowed(method: Schemas['OnlinePaymentMethod']): Error {
  return fault(422, 'payment.error.methodnotallowed', 'This cannot be paid in this way here', {
    args: [{ type: 'STRING', value: method }],
  });
}
