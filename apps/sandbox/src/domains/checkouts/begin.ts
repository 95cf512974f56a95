/** How every checkout begins, whatever is bought. */
import { randomBytes, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault, invalid } from '../../server/fault.ts';
import { addMinutes } from '../../time.ts';
import { accounts } from '../accounts/tables.ts';
import { type Acting, toColumns } from '../family/bookedBy.ts';
import { once } from '../idempotency/once.ts';
import type { Instrument } from '../payments/instruments.ts';
import { paysAt } from '../payments/listInstruments.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { asksNothing, findCheckout, type StoredCheckout } from './rules.ts';
import { checkouts } from './tables.ts';

const lifetimeMinutes = 30;

/** Who buys, and how they pay. */
export type Buyer = {
  /** Null: without an account; whoever holds the public token may act. */
  accountId: number | null;
  /** Who buys for that account, with what they keep; left out or null: it does itself. */
  acting?: Acting | null;
  /** Value of Idempotency-Key, if there was one. */
  key: string | null;
  /** What the body says, for the key. */
  request: {
    paymentMethod: Schemas['OnlinePaymentMethod'] | null;
    /** Left out where nobody types any. */
    customerData?: Schemas['CustomerData'];
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
  /** When it can no longer be had; left out, the checkout has the time that all have. */
  expiresAt?: Date;
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
  const { accountId, acting = null, key, request } = buyer;
  const operation = 'createCheckout';
  const id = await db.transaction(async (tx) => {
    await keepAccounts(tx, accountId, acting);
    return once(tx, { key, operation, accountId, request }, now, async () => {
      const order = await price(tx);
      const checkout = randomUUID();
      const instrumentId = await payingWith(tx, order, buyer);
      const latest = addMinutes(now, lifetimeMinutes);
      await tx.insert(checkouts).values({
        id: checkout,
        type: order.type,
        studioId: order.studio.id,
        publicToken:
          accountId === null && hasToken(order)
            ? `pub_${randomBytes(24).toString('base64url')}`
            : null,
        accountId,
        ...toColumns(acting),
        state: 'CREATED',
        priceCents: order.priceCents,
        currency: order.studio.currencyCode,
        paymentMethod: asksNothing(order) ? null : request.paymentMethod,
        instrumentId,
        customerData: request.customerData ?? null,
        createdAt: now,
        expiresAt: order.expiresAt && order.expiresAt < latest ? order.expiresAt : latest,
      });
      await order.store(checkout);
      return checkout;
    });
  });
  return findCheckout(db, eq(checkouts.id, id));
}

/**
 * Keeps the account, and the one that acts for it, from being deleted until the transaction ends. Their rows come first, as the deletion has
 * it: what is stored names the account and what it keeps, and each would wait for the other.
 */
async function keepAccounts(
  tx: Database,
  accountId: number | null,
  acting: Acting | null,
): Promise<void> {
  if (accountId === null) return;
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, acting ? [accountId, acting.accountId] : [accountId]))
    .orderBy(accounts.id)
    .for('key share');
}

/** What is about a link is known by its own name or by that of the link, and to no other call. */
const hasToken = ({ type }: Order): boolean =>
  type !== 'PAYMENT_REQUEST' && type !== 'PAYMENT_METHOD';

/** What costs nothing is paid with nothing, whatever was sent along. */
async function payingWith(
  tx: Database,
  order: Order,
  { accountId, request: { paymentMethod }, instrument }: Buyer,
): Promise<number | null> {
  const { paymentMethods, studio } = order;
  if (asksNothing(order)) return null;
  if (paymentMethod === null)
    throw invalid({ field: 'paymentMethod', message: 'is required: this has to be paid' });
  const isTaken =
    paymentMethods.includes(paymentMethod) && studio.paymentMethods.includes(paymentMethod);
  if (!isTaken) throw methodNotAllowed(paymentMethod);
  if (instrument === null) {
    if (paymentMethod === 'FINION_PAY' && accountId !== null) return null;
    throw invalid({ field: 'paymentInstrumentId', message: 'is required without a tokenization' });
  }
  const paying = await instrument(tx);
  if (paying.type !== paymentMethod || !paysAt(studio, paying))
    throw methodNotAllowed(paymentMethod);
  return paying.id;
}

export function methodNotAllowed(method: Schemas['OnlinePaymentMethod']): Error {
  return fault(422, 'payment.error.methodnotallowed', 'This cannot be paid in this way here', {
    args: [{ type: 'STRING', value: method }],
  });
}
