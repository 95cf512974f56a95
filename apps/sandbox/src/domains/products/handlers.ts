/** Products of a studio, and purchased vouchers and day tickets. */
import { eq, inArray } from 'drizzle-orm';
import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { findCheckout, checkoutWithToken } from '../checkouts/rules.ts';
import { dayIn } from '../../platform/time.ts';
import { findPortalZone } from '../accounts/zone.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { findRedeemable, toBalance, voucherNotRedeemable } from '../payments/vouchers.ts';
import { getStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { bookDayTicket, cancelBookedTicket, loadBookedTicket } from './dayTickets.ts';
import {
  productNotFound,
  findProductOfVariant,
  loadProducts,
  toVirtualProduct,
  toVoucher,
  findVoucher,
  withoutMemberProducts,
} from './products.ts';
import { loadPasses } from './passes.ts';
import { loadPurchasedVouchers } from './purchases.ts';
import { products, productVariants, purchasedProducts, productVariantCheckouts } from './tables.ts';

type ProductRequest<Id extends 'listPublicVirtualProducts' | 'getPublicVirtualProductByVariant'> =
  Pick<ApiRequest<Id>, 'account' | 'context' | 'query'>;

const toAccountId = ({ account }: Pick<ApiRequest<'listPublicVirtualProducts'>, 'account'>) =>
  account?.id ?? null;

async function listProducts(
  { context, query }: ProductRequest<'listPublicVirtualProducts'>,
  { db }: Services,
  accountId: number | null,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  const found = await withoutMemberProducts(db, await loadProducts(db, studio), accountId, studio);
  return ok(found.map((product) => toVirtualProduct(product, studio.currencyCode)));
}

async function getByVariant(
  { context, query }: ProductRequest<'getPublicVirtualProductByVariant'>,
  { db }: Services,
  accountId: number | null,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  const found = await findProductOfVariant(db, query.productVariantId, studio);
  const [product] = await withoutMemberProducts(db, [found], accountId, studio);
  if (!product) throw productNotFound();
  return ok(toVirtualProduct(product, studio.currencyCode));
}

export const productHandlers = {
  listVirtualProducts: (request, services) => listProducts(request, services, toAccountId(request)),
  // Ignores the account: member products are marked as such.
  listPublicVirtualProducts: (request, services) => listProducts(request, services, null),
  getVirtualProductByVariant: (request, services) =>
    getByVariant(request, services, toAccountId(request)),
  getPublicVirtualProductByVariant: (request, services) => getByVariant(request, services, null),

  async listVouchers({ context, query }, { db }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const found = await loadProducts(db, studio, 'VOUCHER');
    return ok(
      found
        .filter(({ product }) => !product.memberOnly)
        .map((voucher) => toVoucher(voucher, studio.currencyCode)),
    );
  },

  async getVoucher({ path }, { db }) {
    const voucher = await findVoucher(db, path.voucherId);
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
      await loadPurchasedVouchers(
        db,
        eq(purchasedProducts.accountId, account.id),
        inArray(purchasedProducts.variantId, soldThere),
      ),
    );
  },

  async listPasses(request, { db, clock }) {
    const tenant = request.context['X-Tenant'];
    if (tenant === undefined) return ok([]);
    const today = dayIn(await findPortalZone(db, request), clock.now());
    return ok(await loadPasses(db, { accountId: request.account.id, tenant }, today));
  },

  async listPublicPurchasedVouchers({ query }, { db }) {
    const { id } = await findCheckout(db, checkoutWithToken(query.publicToken));
    const bought = db
      .select({ id: productVariantCheckouts.purchaseId })
      .from(productVariantCheckouts)
      .where(eq(productVariantCheckouts.checkoutId, id));
    return ok(await loadPurchasedVouchers(db, inArray(purchasedProducts.id, bought)));
  },

  async validateVoucher({ address, body, context }, services) {
    const { db, clock } = services;
    await enforceRateLimit(services, 'tryVouchers', address);
    const studio = await getStudio(db, body.organizationUnitId, context);
    const today = dayIn(studio.zoneId, clock.now());
    const found = await findRedeemable(db, body.code, studio, today);
    if (!found) throw voucherNotRedeemable();
    return ok(toBalance(found.voucher, found.restCents));
  },

  async getBookedDayTicket({ path }, { db }) {
    return ok(await loadBookedTicket(db, path.leadId));
  },

  async cancelBookedDayTicket({ path }, services) {
    return ok(await cancelBookedTicket(services, path.leadId));
  },

  async bookDayTicket(request, services) {
    return created(await bookDayTicket(request, services));
  },
} satisfies Partial<Handlers>;
