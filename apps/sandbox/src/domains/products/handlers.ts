/** What a studio sells, and the vouchers and day tickets that somebody has. */
import { eq, inArray } from 'drizzle-orm';
import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { findCheckout, heldBy } from '../checkouts/rules.ts';
import { productVariantCheckouts } from '../checkouts/tables.ts';
import { studioOf } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { bookDayTicket } from './dayTickets.ts';
import {
  productNotFound,
  productOfVariant,
  productsAt,
  toVirtualProduct,
  toVoucher,
  voucherOf,
  withoutOthers,
} from './products.ts';
import { purchasedVouchers } from './purchases.ts';
import { products, productVariants, purchasedProducts } from './tables.ts';

type Asked<Id extends 'listPublicVirtualProducts' | 'getPublicVirtualProductByVariant'> = Pick<
  ApiRequest<Id>,
  'account' | 'context' | 'query'
>;

const accountIdOf = ({ account }: Pick<ApiRequest<'listPublicVirtualProducts'>, 'account'>) =>
  account?.id ?? null;

async function list(
  { context, query }: Asked<'listPublicVirtualProducts'>,
  { db }: Services,
  accountId: number | null,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  const found = await withoutOthers(db, await productsAt(db, studio), accountId, studio);
  return ok(found.map((product) => toVirtualProduct(product, studio.currencyCode)));
}

async function byVariant(
  { context, query }: Asked<'getPublicVirtualProductByVariant'>,
  { db }: Services,
  accountId: number | null,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  const found = await productOfVariant(db, query.productVariantId, studio);
  const [product] = await withoutOthers(db, [found], accountId, studio);
  if (!product) throw productNotFound();
  return ok(toVirtualProduct(product, studio.currencyCode));
}

export const productHandlers = {
  listVirtualProducts: (request, services) => list(request, services, accountIdOf(request)),
  // Without an account: what is for members says so.
  listPublicVirtualProducts: (request, services) => list(request, services, null),
  getVirtualProductByVariant: (request, services) =>
    byVariant(request, services, accountIdOf(request)),
  getPublicVirtualProductByVariant: (request, services) => byVariant(request, services, null),

  async listVouchers({ context, query }, { db }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    const found = await productsAt(db, studio, 'VOUCHER');
    return ok(
      found
        .filter(({ product }) => !product.memberOnly)
        .map((voucher) => toVoucher(voucher, studio.currencyCode)),
    );
  },

  async getVoucher({ path }, { db }) {
    const voucher = await voucherOf(db, path.voucherId);
    const [studio] = await db
      .select()
      .from(studios)
      .where(eq(studios.id, voucher.product.studioId));
    if (!studio) throw new Error(`The studio of voucher ${path.voucherId} is gone.`);
    return ok(toVoucher(voucher, studio.currencyCode));
  },

  async listPurchasedVouchers({ account, context }, { db }) {
    const tenant = context['X-Tenant'];
    if (tenant === undefined) return ok([]);
    const soldThere = db
      .select({ id: productVariants.id })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productVariants.productId))
      .innerJoin(studios, eq(studios.id, products.studioId))
      .where(eq(studios.tenant, tenant));
    return ok(
      await purchasedVouchers(
        db,
        eq(purchasedProducts.accountId, account.id),
        inArray(purchasedProducts.variantId, soldThere),
      ),
    );
  },

  async listPublicPurchasedVouchers({ query }, { db }) {
    const { id } = await findCheckout(db, heldBy(query.publicToken));
    const bought = db
      .select({ id: productVariantCheckouts.purchaseId })
      .from(productVariantCheckouts)
      .where(eq(productVariantCheckouts.checkoutId, id));
    return ok(await purchasedVouchers(db, inArray(purchasedProducts.id, bought)));
  },

  async bookDayTicket(request, services) {
    return created(await bookDayTicket(request, services));
  },
} satisfies Partial<Handlers>;
