/** Creation of checkouts, independent of the subject. */
import { randomBytes, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Acting } from '../../platform/api.ts';
import { invalidFields } from '../../platform/http/apiError.ts';
import { addMinutes, dayIn } from '../../platform/time.ts';
import { accounts } from '../accounts/tables.ts';
import { toBookedByColumns } from '../family/bookedBy.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import type { Instrument } from '../payments/instruments.ts';
import { isAcceptedAtStudio } from '../payments/listInstruments.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { needsNoPayment, findCheckout, type StoredCheckout } from './rules.ts';
import { checkouts } from './tables.ts';
import { methodNotAllowed } from '../payments/methods.ts';
import { applyVoucher } from '../payments/vouchers.ts';

const lifetimeMinutes = 30;

/** The buyer and how they pay. */
export type Buyer = {
  /** Null: a guest, identified by the public token. */
  accountId: number | null;
  /** The person buying for that account, with their own instruments; absent or null if the account buys for itself. */
  acting?: Acting | null;
  /** Idempotency-Key of the request, if any. */
  key: string | null;
  /** Request body, compared when a key is reused. */
  request: {
    paymentMethod: Schemas['OnlinePaymentMethod'] | null;
    /** Absent where the call takes no vouchers. */
    voucherCode?: string | null;
    /** Absent where the call takes no customer data. */
    customerData?: Schemas['CustomerData'];
  };
  /**
   * Finds the instrument inside the transaction; called only if there is something to pay. Null if none was sent, as
   * for FINION_PAY, whose service stores the instrument.
   */
  instrument: ((tx: Database) => Promise<Instrument>) | null;
};

/** The order, priced by its subject. */
export type Order = {
  type: StoredCheckout['type'];
  studio: StoredStudio;
  priceCents: number;
  /** Methods accepted for this order; the studio must accept them too. */
  paymentMethods: Schemas['OnlinePaymentMethod'][];
  /** End of availability; defaults to the usual checkout lifetime. */
  expiresAt?: Date;
  /** Stores the subject's own data in the same transaction. */
  store(checkoutId: string): Promise<void>;
};

/**
 * Creates a checkout. Reserves nothing: the first to finalize gets it.
 * @param price locks, checks and prices the order inside the transaction
 * @returns the checkout; requests with the same key return the same one
 * @throws 422 if the studio or the offer does not accept the payment method or the voucher, or the key was used for
 * another request
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
    await lockAccounts(tx, accountId, acting);
    return runIdempotent(tx, { key, operation, accountId, request }, now, async () => {
      const order = await price(tx);
      const checkout = randomUUID();
      const { voucherCode = null } = request;
      const today = dayIn(order.studio.zoneId, now);
      const paid =
        voucherCode === null
          ? null
          : await applyVoucher(tx, voucherCode, order.studio, order.priceCents, today);
      const due = { ...order, voucherCents: paid?.amountCents ?? 0 };
      const instrumentId = await resolveInstrument(tx, due, buyer);
      const latest = addMinutes(now, lifetimeMinutes);
      await tx.insert(checkouts).values({
        id: checkout,
        type: order.type,
        studioId: order.studio.id,
        publicToken:
          accountId === null && hasPublicToken(order)
            ? `pub_${randomBytes(24).toString('base64url')}`
            : null,
        accountId,
        ...toBookedByColumns(acting),
        state: 'CREATED',
        priceCents: order.priceCents,
        voucherId: paid?.voucher.id ?? null,
        voucherCents: due.voucherCents,
        currency: order.studio.currencyCode,
        paymentMethod: needsNoPayment(due) ? null : request.paymentMethod,
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
 * Locks the account and the acting account against deletion until the transaction ends. Their rows are locked first, in
 * the same order as by the deletion, to avoid a deadlock.
 */
async function lockAccounts(
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

/** Checkouts of links are accessed by their own id or the link's token, through calls of their own. */
const hasPublicToken = ({ type }: Order): boolean =>
  type !== 'PAYMENT_REQUEST' && type !== 'PAYMENT_METHOD';

/** Orders with nothing left to pay take no instrument, even if one was sent. */
async function resolveInstrument(
  tx: Database,
  order: Order & { voucherCents: number },
  { accountId, request: { paymentMethod }, instrument }: Buyer,
): Promise<number | null> {
  const { paymentMethods, studio } = order;
  if (needsNoPayment(order)) return null;
  if (paymentMethod === null)
    throw invalidFields({ field: 'paymentMethod', message: 'is required: this has to be paid' });
  const isTaken =
    paymentMethods.includes(paymentMethod) && studio.paymentMethods.includes(paymentMethod);
  if (!isTaken) throw methodNotAllowed(paymentMethod);
  if (instrument === null) {
    if (paymentMethod === 'FINION_PAY' && accountId !== null) return null;
    throw invalidFields({
      field: 'paymentInstrumentId',
      message: 'is required without a tokenization',
    });
  }
  const paying = await instrument(tx);
  if (paying.type !== paymentMethod || !isAcceptedAtStudio(studio, paying))
    throw methodNotAllowed(paymentMethod);
  return paying.id;
}
