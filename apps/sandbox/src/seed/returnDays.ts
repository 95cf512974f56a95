import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { products, productVariants } from '../domains/products/tables.ts';

/** Distance contracts can be withdrawn from within 14 days; the sample studios grant that for all unused purchases. */
const returnDays = 14;

export async function seedReturnDays(db: Database): Promise<void> {
  const returnable = db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.type, ['BENEFIT_OFFER', 'DAY_TICKET', 'VOUCHER']));
  await db
    .update(productVariants)
    .set({ returnDays })
    .where(inArray(productVariants.productId, returnable));
}
