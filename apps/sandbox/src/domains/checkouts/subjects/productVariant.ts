/** Something from the studio's shelf, as long as there is any. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { fault } from '../../../server/fault.ts';
import { productVariants } from '../../products/tables.ts';
import type { StoredStudio } from '../../studios/rules.ts';
import { beginCheckout, type Buyer } from '../begin.ts';
import type { StoredCheckout } from '../rules.ts';
import type { Subject } from '../subject.ts';
import { productVariantCheckouts } from '../tables.ts';

type Variant = typeof productVariants.$inferSelect;

/**
 * Begins to buy a variant; nothing is reserved.
 * @param studio who sells it
 * @throws 404 for a variant of another studio, 409 when not so many are left, 422 for a way to pay that is not taken
 */
export function beginProductCheckout(
  db: Database,
  buyer: Buyer & { request: { productVariantId: number; quantity: number } },
  studio: StoredStudio,
  now: Date,
): Promise<StoredCheckout> {
  const { productVariantId, quantity } = buyer.request;
  return beginCheckout(db, buyer, now, async (tx) => {
    const variant = await lockVariant(tx, productVariantId);
    if (variant.studioId !== studio.id) throw variantNotFound();
    checkStock(variant, quantity);
    return {
      type: 'PRODUCT_VARIANT',
      studio,
      priceCents: variant.priceCents * quantity,
      paymentMethods: variant.paymentMethods,
      async store(checkoutId) {
        await tx
          .insert(productVariantCheckouts)
          .values({ checkoutId, variantId: variant.id, quantity });
      },
    };
  });
}

async function lockVariant(tx: Database, id: number): Promise<Variant> {
  const [variant] = await tx
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, id))
    .for('update');
  if (!variant) throw variantNotFound();
  return variant;
}

function variantNotFound(): Error {
  return fault(404, 'product.error.notfound', 'There is no such product');
}

function checkStock({ stock }: Variant, quantity: number): void {
  if (stock !== null && stock < quantity)
    throw fault(409, 'product.error.soldout', 'Not so many are left', {
      args: [{ type: 'NUMBER', value: String(stock) }],
    });
}

async function orderOf(db: Database, checkoutId: string) {
  const [order] = await db
    .select()
    .from(productVariantCheckouts)
    .where(eq(productVariantCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} is not about a product.`);
  return order;
}

export const productVariant: Subject = {
  async lock(tx, checkoutId) {
    const { variantId, quantity } = await orderOf(tx, checkoutId);
    const variant = await lockVariant(tx, variantId);
    const setStock = async (change: number) => {
      if (variant.stock === null) return;
      await tx
        .update(productVariants)
        .set({ stock: variant.stock + change })
        .where(eq(productVariants.id, variantId));
    };
    return {
      async check() {
        checkStock(variant, quantity);
        return 'NOW';
      },
      settle: () => setStock(-quantity),
      async revoke() {
        await setStock(quantity);
        return [];
      },
    };
  },

  // What left the shelf is brought back at the studio.
  appointmentsOf: async () => [],

  async titleOf(db, checkoutId) {
    const { variantId, quantity } = await orderOf(db, checkoutId);
    const [variant] = await db
      .select({ name: productVariants.name })
      .from(productVariants)
      .where(eq(productVariants.id, variantId));
    return [quantity > 1 ? `${quantity} ×` : '', variant?.name ?? ''].join(' ').trim();
  },
};
