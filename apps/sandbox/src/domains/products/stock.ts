import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type StoredVariant, productNotFound } from './products.ts';
import { productVariants } from './tables.ts';

/** Locks the stock of a variant until the transaction ends. @throws 404 */
export async function lockVariant(tx: Database, id: number): Promise<StoredVariant> {
  const [variant] = await tx
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, id))
    .for('update');
  if (!variant) throw productNotFound();
  return variant;
}

/** Changes the stock, under the lock of `lockVariant`. */
export async function changeStock(
  tx: Database,
  { id, stock }: StoredVariant,
  change: number,
): Promise<void> {
  if (stock === null) return;
  await tx
    .update(productVariants)
    .set({ stock: stock + change })
    .where(eq(productVariants.id, id));
}
