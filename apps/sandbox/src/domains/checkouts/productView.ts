/** Checkouts of products as the wire has them. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { productOfVariant, toVirtualProduct } from '../products/products.ts';
import { toPurchase } from '../products/purchases.ts';
import { purchasedProducts } from '../products/tables.ts';
import { checkoutNotFound, type StoredCheckout, typedFor } from './rules.ts';
import { productOrderOf } from './subjects/productVariant.ts';
import { toCheckout } from './view.ts';

/** The checkout of a product. @throws 404 when something else is bought */
export async function toProductCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['ProductVariantCheckout']> {
  if (checkout.type !== 'PRODUCT_VARIANT') throw checkoutNotFound();
  const { variantId, quantity, usageDate, recipient, purchaseId } = await productOrderOf(
    db,
    checkout.id,
  );
  const product = await productOfVariant(db, variantId, { id: checkout.studioId });
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
    customerData: typedFor(checkout),
    purchase: purchase && purchase.revokedAt === null ? toPurchase(purchase) : null,
  };
}
