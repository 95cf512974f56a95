/** Subject: a pack, day ticket, voucher or credit, while stock lasts. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { invalidFields } from '../../platform/http/apiError.ts';
import { addCredit, reverseCredit } from './consumptionCredit.ts';
import { notifyAboutPurchase } from './purchaseMails.ts';
import { findCheckoutPayment } from '../payments/ledger.ts';
import { findVoucherUse } from '../payments/vouchers.ts';
import { checkOrder, checkStock } from './order.ts';
import { findProductOfVariant, type StoredProduct } from './products.ts';
import { findReturnDeadline } from './returns.ts';
import { revokePurchase, storePurchase } from './purchases.ts';
import { changeStock, lockVariant } from './stock.ts';
import { products, productVariants, productVariantCheckouts } from './tables.ts';
import { checkContactData } from '../studios/checkContactData.ts';
import { type StoredStudio, getStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { beginCheckout, type Buyer } from '../checkouts/begin.ts';
import { type StoredCheckout, requireCustomerData, bookedByValues } from '../checkouts/rules.ts';
import type { Subject } from '../checkouts/subject.ts';
type ProductRequest = Pick<
  Schemas['CreateProductVariantCheckoutRequest'],
  | 'productVariantId'
  | 'organizationUnitId'
  | 'quantity'
  | 'usageDate'
  | 'recipient'
  | 'customerData'
  | 'paymentMethod'
  | 'voucherCode'
>;

/** Money that is spent later, which no voucher can pay for: a voucher would never expire or be used up. */
const moneyTypes: ReadonlySet<StoredProduct['type']> = new Set(['VOUCHER', 'CONSUMPTION_CREDIT']);

/** @throws 400 for a voucher that is to pay for a voucher or credit */
function checkVoucher({ type }: StoredProduct, voucherCode: string | null): void {
  if (voucherCode !== null && moneyTypes.has(type))
    throw invalidFields({
      field: 'voucherCode',
      message: 'must be null: vouchers and credit cannot be paid with a voucher',
    });
}

export type ProductOrder = typeof productVariantCheckouts.$inferSelect;

/**
 * Starts buying a variant, without reserving stock.
 * @throws 400 for missing contact data or a voucher that is to pay for a voucher or credit, 404 for a variant of another studio, 409 if the stock is too low, 422 if it is for members only, not valid on
 * that day, or the payment method is not accepted
 */
export async function beginProductCheckout(
  db: Database,
  buyer: Buyer & { request: ProductRequest },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { accountId, request } = buyer;
  const { productVariantId, quantity, usageDate, recipient } = request;
  const studio = await getStudio(db, request.organizationUnitId, context);
  const { product } = await findProductOfVariant(db, productVariantId, studio);
  checkContactData(studio, product.type, request.customerData);
  checkVoucher(product, request.voucherCode ?? null);
  return beginCheckout(db, buyer, now, async (tx) => {
    const variant = await lockVariant(tx, productVariantId);
    const isForOthers = recipient !== null;
    const orderRequest = { product, variant, studio, accountId, quantity, usageDate, isForOthers };
    await checkOrder(tx, orderRequest, now);
    return {
      type: 'PRODUCT_VARIANT',
      studio,
      priceCents: variant.priceCents * quantity,
      paymentMethods: variant.paymentMethods,
      async store(checkoutId) {
        await tx
          .insert(productVariantCheckouts)
          .values({ checkoutId, variantId: variant.id, quantity, usageDate, recipient });
      },
    };
  });
}

export async function findProductOrder(db: Database, checkoutId: string): Promise<ProductOrder> {
  const [order] = await db
    .select()
    .from(productVariantCheckouts)
    .where(eq(productVariantCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} has no product as its subject.`);
  return order;
}

async function findSoldProduct(
  db: Database,
  productId: number,
): Promise<{ product: StoredProduct; studio: StoredStudio }> {
  const [found] = await db
    .select({ product: products, studio: studios })
    .from(products)
    .innerJoin(studios, eq(studios.id, products.studioId))
    .where(eq(products.id, productId));
  if (!found) throw new Error(`Product ${productId} is gone.`);
  return found;
}

export const productVariant: Subject = {
  async lock(tx, checkoutId) {
    const order = await findProductOrder(tx, checkoutId);
    const { quantity, usageDate, recipient } = order;
    const variant = await lockVariant(tx, order.variantId);
    return {
      async check({ accountId }, now) {
        const sold = await findSoldProduct(tx, variant.productId);
        const isForOthers = recipient !== null;
        const orderRequest = { ...sold, variant, accountId, quantity, usageDate, isForOthers };
        await checkOrder(tx, orderRequest, now);
        return 'NOW';
      },

      async settle(checkout, _, now) {
        const { accountId, priceCents } = checkout;
        checkStock(variant, quantity);
        await changeStock(tx, variant, -quantity);
        const sold = await findSoldProduct(tx, variant.productId);
        const { name, creditCents } = variant;
        if (creditCents !== null)
          await addCredit(
            tx,
            {
              accountId,
              studio: sold.studio,
              name,
              creditCents: creditCents * quantity,
              checkoutId,
            },
            now,
          );
        const { id } = await storePurchase(
          tx,
          {
            ...sold,
            variant,
            accountId,
            ...bookedByValues(checkout),
            customerData: requireCustomerData(checkout),
            quantity,
            priceCents,
            usageDate,
            recipient,
            leadId: null,
          },
          now,
        );
        await tx
          .update(productVariantCheckouts)
          .set({ purchaseId: id })
          .where(eq(productVariantCheckouts.checkoutId, checkoutId));
      },

      async revoke(why, now) {
        const { purchaseId } = await findProductOrder(tx, checkoutId);
        if (purchaseId === null) return [];
        await revokePurchase(tx, purchaseId, now);
        await reverseCredit(tx, checkoutId, now);
        await changeStock(tx, variant, quantity);
        if (why === 'REFUNDED') await notifyAboutPurchase(tx, purchaseId, 'returned', null);
        return [];
      },
    };
  },

  async notify(tx, checkoutId, news) {
    const { purchaseId } = await findProductOrder(tx, checkoutId);
    if (purchaseId === null || news === 'WAITS') return;
    const paid = {
      payment: await findCheckoutPayment(tx, checkoutId),
      voucher: await findVoucherUse(tx, { checkoutId }),
    };
    if (news === 'HANDED_OVER') await notifyAboutPurchase(tx, purchaseId, 'bought', paid);
    if (news === 'SETTLED') await notifyAboutPurchase(tx, purchaseId, 'receipt', paid);
    if (news === 'REVOKED' || news === 'RETURNED')
      await notifyAboutPurchase(tx, purchaseId, 'declined', null);
  },

  listAppointments: async () => [],

  async findReturnDeadline(db, checkoutId, now, lock) {
    const { purchaseId } = await findProductOrder(db, checkoutId);
    return purchaseId === null ? null : findReturnDeadline(db, purchaseId, now, lock);
  },

  async loadTitle(db, checkoutId) {
    const { variantId, quantity } = await findProductOrder(db, checkoutId);
    const [variant] = await db
      .select({ name: productVariants.name })
      .from(productVariants)
      .where(eq(productVariants.id, variantId));
    return [quantity > 1 ? `${quantity} ×` : '', variant?.name ?? ''].join(' ').trim();
  },
};
