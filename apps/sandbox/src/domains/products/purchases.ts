/** What buyers have, whether they have paid for it in the portal or pay at the studio. */
import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import { zoned, dayIn } from '../../time.ts';
import type { Schemas } from '../../server/api.ts';
import { bookingOptions } from '../courses/tables.ts';
import type { BookedByColumns } from '../family/bookedBy.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { lastDayOf } from './lastDayOf.ts';
import type { StoredProduct, StoredVariant } from './products.ts';
import { products, productVariants, purchasedProducts } from './tables.ts';

export type StoredPurchase = typeof purchasedProducts.$inferSelect;

/** What is bought, by whom. */
export type NewPurchase = Partial<BookedByColumns> & {
  product: StoredProduct;
  variant: StoredVariant;
  studio: StoredStudio;
  accountId: number | null;
  customerData: Schemas['CustomerData'];
  quantity: number;
  priceCents: number;
  /** The day of a day ticket. */
  usageDate: string | null;
  recipient: Schemas['VoucherRecipient'] | null;
  leadId: string | null;
};

/** Nobody takes one of these for another when a code is read out. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Twelve of 32 signs: nobody guesses one, and two are not the same. */
function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return [part(), part(), part()].join('-');
}

/** Hands over what was bought; a pack of somebody with an account pays for bookings from now on. */
export async function storePurchase(
  tx: Database,
  order: NewPurchase,
  now: Date,
): Promise<StoredPurchase> {
  const { product, variant, studio, accountId, usageDate } = order;
  const validFrom = usageDate ?? dayIn(studio.zoneId, now);
  const validUntil =
    usageDate ?? (variant.validity === null ? null : lastDayOf(validFrom, variant.validity));
  const [stored] = await tx
    .insert(purchasedProducts)
    .values({
      uuid: randomUUID(),
      code: newCode(),
      variantId: variant.id,
      accountId,
      bookedBy: order.bookedBy ?? null,
      bookedAs: order.bookedAs ?? null,
      customerData: accountId === null ? order.customerData : null,
      quantity: order.quantity,
      priceCents: order.priceCents,
      recipient: order.recipient,
      validFrom,
      validUntil,
      bookingOptionId: await optionBy(tx, order, validFrom, validUntil),
      leadId: order.leadId,
      createdAt: now,
    })
    .returning();
  if (!stored) throw new Error(`Nothing was stored of the purchase of ${product.id}.`);
  return stored;
}

async function optionBy(
  tx: Database,
  { product, variant, studio, accountId, quantity }: NewPurchase,
  validFrom: string,
  validUntil: string | null,
): Promise<number | null> {
  if (variant.benefitUnits === null || accountId === null) return null;
  const [option] = await tx
    .insert(bookingOptions)
    .values({
      accountId,
      tenant: studio.tenant,
      type: 'PURCHASED_CONTINGENT',
      name: variant.name,
      studioId: null,
      categoryIds: product.categoryIds,
      benefitIds: product.benefitIds,
      remaining: variant.benefitUnits * quantity,
      validFrom,
      validUntil,
    })
    .returning({ id: bookingOptions.id });
  return option?.id ?? null;
}

/** Takes it back: its code is good for nothing any more, and it pays for no further booking. */
export async function revokePurchase(tx: Database, id: number, now: Date): Promise<void> {
  const [revoked] = await tx
    .update(purchasedProducts)
    .set({ revokedAt: now })
    .where(and(eq(purchasedProducts.id, id), isNull(purchasedProducts.revokedAt)))
    .returning({ optionId: purchasedProducts.bookingOptionId });
  const optionId = revoked?.optionId ?? null;
  if (optionId !== null)
    await tx.update(bookingOptions).set({ remaining: 0 }).where(eq(bookingOptions.id, optionId));
}

export function toPurchase(purchase: StoredPurchase): Schemas['PurchasedProduct'] {
  const { uuid, code, quantity, validFrom, validUntil, bookingOptionId, recipient } = purchase;
  return { uuid, code, quantity, validFrom, validUntil, bookingOptionId, recipient };
}

/** Vouchers that were bought, the latest first, without what was given back. @param where whose, or by which purchase */
export async function purchasedVouchers(
  db: Database,
  ...where: SQL[]
): Promise<Schemas['PurchasedVoucher'][]> {
  const found = await db
    .select({
      purchase: purchasedProducts,
      product: products,
      studio: studios,
    })
    .from(purchasedProducts)
    .innerJoin(productVariants, eq(productVariants.id, purchasedProducts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(studios, eq(studios.id, products.studioId))
    .where(and(...where, eq(products.type, 'VOUCHER'), isNull(purchasedProducts.revokedAt)))
    .orderBy(desc(purchasedProducts.createdAt), desc(purchasedProducts.id))
    .limit(100);
  return found.map(({ purchase, product, studio }) => ({
    uuid: purchase.uuid,
    voucherId: product.id,
    organizationUnitId: studio.id,
    name: product.name,
    code: purchase.code,
    amount: money(purchase.priceCents, studio.currencyCode),
    quantity: purchase.quantity,
    recipient: purchase.recipient,
    purchasedAt: zoned(purchase.createdAt, studio.zoneId),
    validUntil: purchase.validUntil,
  }));
}
