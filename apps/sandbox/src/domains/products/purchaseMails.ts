/** Mails about packs, day tickets and vouchers: news is stored with the purchase, a job writes the mail afterwards. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { currentSurface } from '../../platform/scope.ts';
import { toProductPicture } from './products.ts';
import { accounts } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { Payment } from '../payments/ledger.ts';
import { loadBalances, type VoucherUse } from '../payments/vouchers.ts';
import { products, productVariants, purchasedProducts } from './tables.ts';
import { studioUuid } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { toPaid } from '../payments/paid.ts';
import { purchaseLetter } from './purchaseLetter.ts';
import type { PurchaseJob, PurchaseNews, PurchaseOccasion } from './purchaseNews.ts';
import { studioSnapshot } from '../studios/studioSnapshot.ts';
import { bookers, firstName, recipientColumns } from '../bookings/recipients.ts';

/** Credit has no code to show, so its mails have their own texts. */
function toCreditOccasion(occasion: PurchaseOccasion): PurchaseOccasion {
  if (occasion === 'bought') return 'recharged';
  return occasion === 'declined' ? 'rechargeDeclined' : occasion;
}

/**
 * Notifies the buyer (if someone bought for another person, the one who bought) at the main address of the account or
 * the one entered. The first mail stores brand and language of the request for later mails sent outside a request.
 * @param tx the transaction of the event, so that both are stored or neither
 * @param paid payment in the portal and what a voucher paid; null without one
 */
export async function notifyAboutPurchase(
  tx: Database,
  id: number,
  occasion: PurchaseOccasion,
  paid: { payment: Payment | null; voucher: VoucherUse | null } | null,
): Promise<void> {
  const [found] = await tx
    .select({
      purchase: purchasedProducts,
      product: products,
      variant: productVariants.name,
      creditCents: productVariants.creditCents,
      studio: studios,
      ...recipientColumns,
    })
    .from(purchasedProducts)
    .innerJoin(productVariants, eq(productVariants.id, purchasedProducts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(studios, eq(studios.id, products.studioId))
    .leftJoin(accounts, eq(accounts.id, purchasedProducts.accountId))
    .leftJoin(bookers, eq(bookers.id, purchasedProducts.bookedBy))
    .where(eq(purchasedProducts.id, id));
  if (!found) return;
  const { purchase, product, variant, creditCents, studio, booker } = found;
  const account = booker ?? found.account;
  const guest = purchase.customerData;
  const to = account?.email ?? guest?.email;
  // The account was deleted, so there is no recipient.
  if (to === undefined) return;
  const reader = purchase.reader ?? currentSurface();
  if (purchase.reader === null && reader !== null)
    await tx.update(purchasedProducts).set({ reader }).where(eq(purchasedProducts.id, id));
  const { uuid, quantity, code, recipient, validFrom, validUntil, priceCents } = purchase;
  const news: PurchaseNews = {
    occasion: creditCents === null ? occasion : toCreditOccasion(occasion),
    uuid,
    to,
    name: account?.name ?? `${guest?.firstname ?? ''} ${guest?.lastname ?? ''}`.trim(),
    languages: [account?.locale ?? null, reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioSnapshot(studio),
    product: product.name,
    variant,
    image: toProductPicture(product),
    quantity,
    code,
    recipient: recipient?.name ?? (booker && firstName(found.account)),
    validFrom,
    validUntil,
    amountCents: priceCents,
    ...(creditCents === null ? {} : { creditCents: creditCents * quantity }),
    currency: studio.currencyCode,
    codes: (await loadBalances(tx, [uuid])).get(uuid)?.map((one) => one.code) ?? [],
    paid: paid?.payment ? await toPaid(tx, paid.payment) : null,
    voucher: paid?.voucher ?? null,
    lead: purchase.leadId === null ? null : { id: purchase.leadId, variantId: purchase.variantId },
    // Vouchers bought for someone else are listed in that person's account.
    isKeptVoucher: product.type === 'VOUCHER' && account !== null && booker === null,
  };
  await addJob(tx, { kind: 'purchase', news } satisfies PurchaseJob);
}

/** Writes the mail queued by `notifyAboutPurchase`. @param services in the transaction of the job */
export async function sendPurchaseMail(
  { db, mail, portalOrigin }: Pick<Services, 'db' | 'mail' | 'portalOrigin'>,
  news: PurchaseNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const home = `/studio/${encodeURIComponent(studioUuid(news.studio))}`;
  const path = news.lead
    ? `booking/day-ticket/${news.lead.variantId}/paylater/success/${news.lead.id}`
    : `vouchers?purchased=${news.uuid}`;
  const page = new URL(`${home}/${path}`, portalOrigin()).href;
  await mail.send(purchaseLetter(brand, news, page), db);
}
