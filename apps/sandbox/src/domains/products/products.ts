/** Products that a studio sells. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { products, productVariants } from './tables.ts';
import { toPicture } from '../../platform/toPicture.ts';

export type StoredProduct = typeof products.$inferSelect;

export type StoredVariant = typeof productVariants.$inferSelect;

/** Number of days in advance that a day ticket can be bought. */
export const dayTicketDaysInAdvance = 60;

/** A product with its variants, cheapest first. */
export type Product = { product: StoredProduct; variants: StoredVariant[] };

export function productNotFound(): Error {
  return apiError(404, 'product.error.notfound', 'There is no such product');
}

async function withVariants(db: Database, found: StoredProduct[]): Promise<Product[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const variants = await db
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, ids))
    .orderBy(asc(productVariants.priceCents), asc(productVariants.id));
  return found
    .map((product) => ({
      product,
      variants: variants.filter(({ productId }) => productId === product.id),
    }))
    .filter((item) => item.variants.length > 0);
}

/** Loads the products of a studio in its own order, omitting those without variants. */
export async function loadProducts(
  db: Database,
  studio: StoredStudio,
  type?: StoredProduct['type'],
): Promise<Product[]> {
  const found = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.studioId, studio.id),
        // Credit is recharged in the customer centre and not listed as a product.
        type === undefined ? ne(products.type, 'CONSUMPTION_CREDIT') : eq(products.type, type),
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(100);
  return withVariants(db, found);
}

/** @throws 404 for a variant that the studio does not sell */
export async function findProductOfVariant(
  db: Database,
  variantId: number,
  studio: Pick<StoredStudio, 'id'>,
): Promise<Product> {
  const [found] = await db
    .select({ product: products })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(productVariants.id, variantId), eq(products.studioId, studio.id)));
  const [product] = await withVariants(db, found ? [found.product] : []);
  if (!product) throw productNotFound();
  return product;
}

/** Removes member products for account holders who are not members. */
export async function withoutMemberProducts(
  db: Database,
  found: Product[],
  accountId: number | null,
  { tenant }: StoredStudio,
): Promise<Product[]> {
  const hides = accountId !== null && !(await isConnectedToTenant(db, accountId, tenant));
  return hides ? found.filter(({ product }) => !product.memberOnly) : found;
}

/** @throws 404 */
export async function findVoucher(
  db: Database,
  id: number,
): Promise<Product & { product: StoredProduct }> {
  const found = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.type, 'VOUCHER'), ne(products.memberOnly, true)));
  const [voucher] = await withVariants(db, found);
  if (!voucher) throw apiError(404, 'voucher.error.notfound', 'There is no such voucher');
  return voucher;
}

/** Returns the picture of a product; null if it has none. */
export const toProductPicture = ({ id, pictured }: StoredProduct): Schemas['Picture'] | null =>
  pictured ? toPicture('product', id) : null;

/** @param currency of the selling studio */
export function toVoucher({ product, variants }: Product, currency: string): Schemas['Voucher'] {
  const { id, studioId, name, description } = product;
  return {
    id,
    organizationUnitId: studioId,
    name,
    description,
    image: toProductPicture(product),
    variants: variants.map((variant) => toVariant(variant, currency)),
  };
}

/** @param currency of the selling studio */
export function toVirtualProduct(item: Product, currency: string): Schemas['VirtualProduct'] {
  const { type, memberOnly } = item.product;
  return {
    ...toVoucher(item, currency),
    type,
    memberOnly,
    ...(type === 'DAY_TICKET' ? { daysInAdvance: dayTicketDaysInAdvance } : {}),
  };
}

function toVariant(
  {
    id,
    name,
    priceCents,
    paymentMethods,
    stock,
    maxQuantity,
    benefitUnits,
    validity,
  }: StoredVariant,
  currency: string,
): Schemas['VirtualProductVariant'] {
  const price = money(priceCents, currency);
  return { id, name, price, paymentMethods, stock, maxQuantity, benefitUnits, validity };
}
