/** Maps checkouts of products to the API format. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { findProductOfVariant, toVirtualProduct } from './products.ts';
import { toPurchase } from './purchases.ts';
import { purchasedProducts } from './tables.ts';
import { checkoutNotFound, type StoredCheckout, requireCustomerData } from '../checkouts/rules.ts';
import { findProductOrder } from './productCheckout.ts';
import { toCheckout } from '../checkouts/view.ts';

/** Maps a product checkout. @throws 404 if the checkout is of another type */
export async function toProductCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['ProductVariantCheckout']> {
  if (checkout.type !== 'PRODUCT_VARIANT') throw checkoutNotFound();
  const { variantId, quantity, usageDate, recipient, purchaseId } = await findProductOrder(
    db,
    checkout.id,
  );
  const product = await findProductOfVariant(db, variantId, { id: checkout.studioId });
  const [purchase] =
    purchaseId === null
      ? []
      : await db.select().from(purchasedProducts).where(eq(purchasedProducts.id, purchaseId));
  return {
    ...(await toCheckout(db, checkout, now)),
    product: toVirtualProduct(product, checkout.currency),
    productVariantId: variantId,
    quantity,
    usageDate,
    recipient,
    customerData: requireCustomerData(checkout),
    purchase: purchase && purchase.revokedAt === null ? await toPurchase(db, purchase) : null,
  };
}
