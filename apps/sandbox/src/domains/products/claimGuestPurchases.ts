import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addressForms } from '../../platform/foldText.ts';
import type { Account } from '../accounts/lookup.ts';
import { isOfContext } from '../bookings/claimGuestBookings.ts';
import { studios } from '../studios/tables.ts';
import { createOption } from './purchases.ts';
import { products, productVariants, purchasedProducts } from './tables.ts';

/**
 * Moves purchases that were made with an address, without an account, to the account that has verified it. A pack can
 * pay for bookings from then on.
 * @param tx a transaction that has locked the account
 */
export async function claimGuestPurchases(
  tx: Database,
  account: Account,
  email: string,
): Promise<void> {
  const found = await tx
    .select({
      purchase: purchasedProducts,
      variant: productVariants,
      product: products,
      studio: studios,
    })
    .from(purchasedProducts)
    .innerJoin(productVariants, eq(productVariants.id, purchasedProducts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(studios, eq(studios.id, products.studioId))
    .where(
      and(
        isNull(purchasedProducts.accountId),
        isNull(purchasedProducts.revokedAt),
        inArray(
          sql`lower(trim(${purchasedProducts.customerData} ->> 'email'))`,
          addressForms(email),
        ),
      ),
    )
    .for('update', { of: purchasedProducts });
  for (const { purchase, ...sold } of found) {
    if (!(await isOfContext(tx, purchase.reader, account))) continue;
    const { id, quantity, validFrom, validUntil } = purchase;
    const pack = { ...sold, accountId: account.id, quantity };
    await tx
      .update(purchasedProducts)
      .set({
        accountId: account.id,
        bookingOptionId: await createOption(tx, pack, validFrom, validUntil),
      })
      .where(eq(purchasedProducts.id, id));
  }
}
