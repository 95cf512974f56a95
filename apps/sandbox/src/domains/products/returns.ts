/** Returning what was bought and not used, within the days that the studio or the law grants. */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addDays, dayIn, instantAt } from '../../platform/time.ts';
import { bookingOptions } from '../bookings/courses/tables.ts';
import { loadBalances } from '../payments/vouchers.ts';
import { vouchers } from '../payments/tables.ts';
import { studios } from '../studios/tables.ts';
import { products, productVariants, purchasedProducts } from './tables.ts';

/**
 * Returns until when a purchase can be returned; null if it cannot: the studio does not take it back, it was used in
 * part, its day has begun, or it is credit, which is spent without a trace of its own.
 * @param lock whether it is about to be returned; locks what could use it until the transaction ends
 */
export async function findReturnDeadline(
  db: Database,
  purchaseId: number,
  now: Date,
  lock = false,
): Promise<Date | null> {
  const [found] = await db
    .select({ purchase: purchasedProducts, variant: productVariants, zoneId: studios.zoneId })
    .from(purchasedProducts)
    .innerJoin(productVariants, eq(productVariants.id, purchasedProducts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(studios, eq(studios.id, products.studioId))
    .where(eq(purchasedProducts.id, purchaseId));
  if (!found) return null;
  const { purchase, variant, zoneId } = found;
  const { returnDays, benefitUnits, creditCents } = variant;
  const isReturnable = returnDays !== null && creditCents === null && purchase.revokedAt === null;
  if (!isReturnable || (await isUsed(db, purchase, benefitUnits, lock))) return null;
  const boughtOn = dayIn(zoneId, purchase.createdAt);
  const deadline = instantAt(zoneId, addDays(boughtOn, returnDays + 1));
  // Only day tickets begin after their purchase.
  if (purchase.validFrom === boughtOn) return purchase.validUntil === boughtOn ? null : deadline;
  const begins = instantAt(zoneId, purchase.validFrom);
  if (begins <= now) return null;
  return begins < deadline ? begins : deadline;
}

type Purchase = typeof purchasedProducts.$inferSelect;

/** Returns whether a visit of a pack or a part of a voucher was used. */
async function isUsed(
  db: Database,
  { uuid, bookingOptionId, quantity }: Purchase,
  benefitUnits: number | null,
  lock: boolean,
): Promise<boolean> {
  if (bookingOptionId !== null) {
    const option = db.select().from(bookingOptions).where(eq(bookingOptions.id, bookingOptionId));
    const [held] = await (lock ? option.for('update') : option);
    if (held?.remaining !== (benefitUnits ?? 0) * quantity) return true;
  }
  if (lock)
    await db
      .select({ id: vouchers.id })
      .from(vouchers)
      .where(inArray(vouchers.purchaseUuid, [uuid]))
      .for('update');
  const balances = (await loadBalances(db, [uuid])).get(uuid) ?? [];
  return balances.some(({ amount, rest }) => rest.amount !== amount.amount);
}
