/** Purchased products, paid in the portal or to be paid at the studio. */
import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import { zoned, dayIn } from '../../platform/time.ts';
import type { Schemas } from '../../platform/api.ts';
import { bookingOptions } from '../bookings/courses/tables.ts';
import type { BookedByColumns } from '../family/bookedBy.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { lastDayOfTerm } from '../studios/lastDayOfTerm.ts';
import type { StoredProduct, StoredVariant } from './products.ts';
import { products, productVariants, purchasedProducts } from './tables.ts';

export type StoredPurchase = typeof purchasedProducts.$inferSelect;

/** A purchase to be stored. */
export type NewPurchase = Partial<BookedByColumns> & {
  product: StoredProduct;
  variant: StoredVariant;
  studio: StoredStudio;
  accountId: number | null;
  customerData: Schemas['CustomerData'];
  quantity: number;
  priceCents: number;
  /** Date of a day ticket. */
  usageDate: string | null;
  recipient: Schemas['VoucherRecipient'] | null;
  leadId: string | null;
};

/** Omits characters that are easily confused when read aloud. */
const codeCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Twelve of 32 characters make codes unguessable and collisions practically impossible. */
function generateCode(): string {
  const part = () =>
    Array.from({ length: 4 }, () => codeCharacters[randomInt(codeCharacters.length)]).join('');
  return [part(), part(), part()].join('-');
}

/** Stores a purchase; a pack bought with an account can pay for bookings immediately. */
export async function storePurchase(
  tx: Database,
  order: NewPurchase,
  now: Date,
): Promise<StoredPurchase> {
  const { product, variant, studio, accountId, usageDate } = order;
  const validFrom = usageDate ?? dayIn(studio.zoneId, now);
  const validUntil =
    usageDate ?? (variant.validity === null ? null : lastDayOfTerm(validFrom, variant.validity));
  const [stored] = await tx
    .insert(purchasedProducts)
    .values({
      uuid: randomUUID(),
      code: generateCode(),
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
      bookingOptionId: await createOption(tx, order, validFrom, validUntil),
      leadId: order.leadId,
      createdAt: now,
    })
    .returning();
  if (!stored) throw new Error(`The purchase of product ${product.id} was not stored.`);
  return stored;
}

async function createOption(
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

/** Revokes a purchase: its code becomes invalid, and it pays for no further bookings. */
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

/** Loads purchased vouchers, latest first, without revoked ones. @param where restricts them to an owner or purchase */
export async function loadPurchasedVouchers(
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
