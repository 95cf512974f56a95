/** Mails about packs, day tickets and vouchers. What is to be told is stored with the purchase; the mail is written a moment later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { presentSurface } from '../../server/scope.ts';
import { accounts } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { addJob } from '../jobs/addJob.ts';
import type { Payment } from '../payments/ledger.ts';
import { products, productVariants, purchasedProducts } from '../products/tables.ts';
import { studioUuid } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { paidBy } from './promised.ts';
import { purchaseLetter } from './purchaseLetter.ts';
import type { PurchaseNews, PurchaseOccasion } from './purchaseNews.ts';
import { studioTold } from './studioTold.ts';
import { bookers, firstNameOf, toldColumns } from './whoIsTold.ts';

/** Credit has no code to be shown, so its mails have words of their own. */
function occasionOfCredit(occasion: PurchaseOccasion): PurchaseOccasion {
  if (occasion === 'bought') return 'recharged';
  return occasion === 'declined' ? 'rechargeDeclined' : occasion;
}

/**
 * Tells a buyer, which of what is bought for somebody else is whoever has bought it, at the main address of the account or the one that was typed. The first mail keeps language and brand of the request,
 * for those that come when the reader is away.
 * @param tx the transaction of what is told: both are kept, or neither
 * @param payment what was paid in the portal; null where nothing was
 */
export async function tellPurchase(
  tx: Database,
  id: number,
  occasion: PurchaseOccasion,
  payment: Payment | null,
): Promise<void> {
  const [found] = await tx
    .select({
      purchase: purchasedProducts,
      product: products.name,
      type: products.type,
      variant: productVariants.name,
      creditCents: productVariants.creditCents,
      studio: studios,
      ...toldColumns,
    })
    .from(purchasedProducts)
    .innerJoin(productVariants, eq(productVariants.id, purchasedProducts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(studios, eq(studios.id, products.studioId))
    .leftJoin(accounts, eq(accounts.id, purchasedProducts.accountId))
    .leftJoin(bookers, eq(bookers.id, purchasedProducts.bookedBy))
    .where(eq(purchasedProducts.id, id));
  if (!found) return;
  const { purchase, product, type, variant, creditCents, studio, booker } = found;
  const account = booker ?? found.account;
  const guest = purchase.customerData;
  const to = account?.email ?? guest?.email;
  // Nobody is left to be told: the account is deleted.
  if (to === undefined) return;
  const reader = purchase.reader ?? presentSurface();
  if (purchase.reader === null && reader !== null)
    await tx.update(purchasedProducts).set({ reader }).where(eq(purchasedProducts.id, id));
  const { uuid, quantity, code, recipient, validFrom, validUntil, priceCents } = purchase;
  const news: PurchaseNews = {
    occasion: creditCents === null ? occasion : occasionOfCredit(occasion),
    uuid,
    to,
    name: account?.name ?? `${guest?.firstname ?? ''} ${guest?.lastname ?? ''}`.trim(),
    languages: [account?.locale ?? null, reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioTold(studio),
    product,
    variant,
    quantity,
    code,
    recipient: recipient?.name ?? (booker && firstNameOf(found.account)),
    validFrom,
    validUntil,
    amountCents: priceCents,
    ...(creditCents === null ? {} : { creditCents: creditCents * quantity }),
    currency: studio.currencyCode,
    paid: payment && (await paidBy(tx, payment)),
    // Its page is that of whose it is.
    isKeptVoucher: type === 'VOUCHER' && account !== null && booker === null,
  };
  await addJob(tx, { kind: 'purchase', news });
}

/** Writes the mail that `tellPurchase` has promised. @param services in the transaction of the job */
export async function mailPurchaseNews(
  { db, mail, portalOrigin }: Pick<Services, 'db' | 'mail' | 'portalOrigin'>,
  news: PurchaseNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const home = `/studio/${encodeURIComponent(studioUuid(news.studio))}`;
  const page = new URL(`${home}/vouchers?purchased=${news.uuid}`, portalOrigin()).href;
  await mail.send(purchaseLetter(brand, news, page), db);
}
