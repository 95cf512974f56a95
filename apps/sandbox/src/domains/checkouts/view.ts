/** Maps checkouts to the API format. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { findRepresentedPerson, toFamilyMember } from '../family/family.ts';
import { challengePath } from '../payments/challengePath.ts';
import { toInstrument } from '../payments/instruments.ts';
import { isCharged, findCheckoutPayment } from '../payments/ledger.ts';
import { vouchers } from '../payments/tables.ts';
import { computeRest, toVoucherPayment } from '../payments/vouchers.ts';
import { studios } from '../studios/tables.ts';
import {
  amountDueCents,
  checkoutNotFound,
  findCheckoutInstrument,
  checkoutState,
  type StoredCheckout,
} from './rules.ts';
type Core = Omit<Schemas['Checkout'], 'type'>;

/** Maps the common part of all checkouts. @throws 404 for types that have calls of their own */
export async function toCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['Checkout']> {
  const { type } = checkout;
  if (type === 'PAYMENT_REQUEST' || type === 'PAYMENT_METHOD') throw checkoutNotFound();
  return { ...(await toCheckoutCore(db, checkout, now)), type };
}

/** Maps the common part without the type. */
export async function toCheckoutCore(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Core> {
  const [studio] = await db.select().from(studios).where(eq(studios.id, checkout.studioId));
  const zone = studio?.zoneId ?? 'UTC';
  const person = await findRepresentedPerson(db, checkout, now);
  const instrument = await findCheckoutInstrument(db, checkout);
  return {
    id: checkout.id,
    state: checkoutState(checkout, now),
    organizationUnitId: checkout.studioId,
    price: money(checkout.priceCents, checkout.currency),
    ...(await toVoucherFields(db, checkout)),
    paymentMethod: checkout.paymentMethod,
    paymentInstrument: instrument && toInstrument(instrument),
    failureReason: checkout.failureReason,
    createdAt: zoned(checkout.createdAt, zone),
    expiresAt: zoned(checkout.expiresAt, zone),
    publicToken: checkout.publicToken,
    ...(person ? { bookedFor: toFamilyMember(person) } : {}),
    charged: isCharged(await findCheckoutPayment(db, checkout.id)),
  };
}

/** Maps the voucher's part of the price and the remaining amount due. */
async function toVoucherFields(
  db: Database,
  checkout: StoredCheckout,
): Promise<Pick<Core, 'voucher' | 'amountDue'>> {
  const { id, voucherId, voucherCents, currency } = checkout;
  const amountDue = money(amountDueCents(checkout), currency);
  if (voucherId === null || voucherCents === 0) return { voucher: null, amountDue };
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId));
  if (!voucher) return { voucher: null, amountDue };
  const before = await computeRest(db, voucher, id);
  const restCents = Math.max(0, before - voucherCents);
  return {
    voucher: toVoucherPayment({ voucher, amountCents: voucherCents, restCents }),
    amountDue,
  };
}

export function toAuthentication(
  checkout: StoredCheckout,
  now: Date,
): Schemas['CheckoutAuthentication'] {
  const state = checkoutState(checkout, now);
  return {
    checkoutId: checkout.id,
    state,
    // The holder has answered, so there is no challenge left to show.
    challengeUrl:
      state === 'AUTHENTICATION_REQUIRED' &&
      checkout.state === state &&
      checkout.challengeReference !== null
        ? challengePath(checkout.challengeReference)
        : null,
  };
}
