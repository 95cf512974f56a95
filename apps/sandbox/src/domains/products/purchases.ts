/** Purchased products, paid in the portal or to be paid at the studio. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import { addDays, dayIn, zoned } from '../../platform/time.ts';
import type { Schemas } from '../../platform/api.ts';
import { bookingOptions } from '../bookings/courses/tables.ts';
import { generateCode, issueVouchers, loadBalances, revokeVouchers } from '../payments/vouchers.ts';
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

/** Stores a purchase; packs bought with an account, and vouchers, can pay immediately. */
export async function storePurchase(
  tx: Database,
  order: NewPurchase,
  now: Date,
): Promise<StoredPurchase> {
  const { product, variant, studio, accountId, usageDate } = order;
  const validFrom = usageDate ?? dayIn(studio.zoneId, now);
  const validUntil =
    usageDate ?? (variant.validity === null ? null : lastDayOfTerm(validFrom, variant.validity));
  const codes = Array.from(
    { length: product.type === 'VOUCHER' ? order.quantity : 1 },
    generateCode,
  );
  const [code = generateCode()] = codes;
  const [stored] = await tx
    .insert(purchasedProducts)
    .values({
      uuid: randomUUID(),
      code,
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
  if (product.type === 'VOUCHER')
    await issueVouchers(tx, codes, {
      purchaseUuid: stored.uuid,
      tenant: studio.tenant,
      currency: studio.currencyCode,
      amountCents: variant.priceCents,
      validUntil,
    });
  return stored;
}

/** Stores the booking option of a pack. @returns its id; null for other products, and without an account */
export async function createOption(
  tx: Database,
  {
    product,
    variant,
    studio,
    accountId,
    quantity,
  }: Pick<NewPurchase, 'product' | 'variant' | 'studio' | 'accountId' | 'quantity'>,
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

/** Revokes a purchase: its codes become invalid, and it pays for no further bookings. */
export async function revokePurchase(tx: Database, id: number, now: Date): Promise<void> {
  const [revoked] = await tx
    .update(purchasedProducts)
    .set({ revokedAt: now })
    .where(and(eq(purchasedProducts.id, id), isNull(purchasedProducts.revokedAt)))
    .returning({ uuid: purchasedProducts.uuid, optionId: purchasedProducts.bookingOptionId });
  if (revoked) await revokeVouchers(tx, revoked.uuid, now);
  const optionId = revoked?.optionId ?? null;
  if (optionId === null) return;
  const [studio] = await tx
    .select({ zoneId: studios.zoneId })
    .from(purchasedProducts)
    .innerJoin(productVariants, eq(productVariants.id, purchasedProducts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(studios, eq(studios.id, products.studioId))
    .where(eq(purchasedProducts.id, id));
  const yesterday = addDays(dayIn(studio?.zoneId ?? 'UTC', now), -1);
  // A booking that is canceled later returns its visit, so nothing left is not enough.
  await tx
    .update(bookingOptions)
    .set({ remaining: 0, validUntil: yesterday })
    .where(eq(bookingOptions.id, optionId));
}

export async function toPurchase(
  db: Database,
  purchase: StoredPurchase,
): Promise<Schemas['PurchasedProduct']> {
  const { uuid, code, quantity, validFrom, validUntil, bookingOptionId, recipient } = purchase;
  const codes = (await loadBalances(db, [uuid])).get(uuid) ?? [];
  return { uuid, code, codes, quantity, validFrom, validUntil, bookingOptionId, recipient };
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
  const balances = await loadBalances(
    db,
    found.map(({ purchase }) => purchase.uuid),
  );
  return found.map(({ purchase, product, studio }) => ({
    uuid: purchase.uuid,
    voucherId: product.id,
    organizationUnitId: studio.id,
    name: product.name,
    code: purchase.code,
    amount: money(purchase.priceCents, studio.currencyCode),
    codes: balances.get(purchase.uuid) ?? [],
    quantity: purchase.quantity,
    recipient: purchase.recipient,
    purchasedAt: zoned(purchase.createdAt, studio.zoneId),
    validUntil: purchase.validUntil,
  }));
}
