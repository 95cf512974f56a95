/** Day tickets that are paid at the studio. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { money } from '../../platform/money.ts';
import type { ApiRequest, Schemas, Services } from '../../platform/api.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { notifyAboutPurchase } from './purchaseMails.ts';
import type { Database } from '../../platform/database/database.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { dayIn, zonedOrNull } from '../../platform/time.ts';
import { checkContactData } from '../studios/checkContactData.ts';
import { getStudio, type StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { joinVariant } from './joinVariant.ts';
import { checkOrder } from './order.ts';
import {
  findProductOfVariant,
  type StoredProduct,
  type StoredVariant,
  toProductPicture,
} from './products.ts';
import { revokePurchase, type StoredPurchase, storePurchase, toPurchase } from './purchases.ts';
import { changeStock, lockVariant } from './stock.ts';
import { products, productVariants, purchasedProducts } from './tables.ts';

/**
 * Books a day ticket to be paid at the studio: it is valid immediately, and its code is mailed.
 * @throws 400 for missing contact data, 404 if the studio does not sell it, 409 if it is sold out, 422 if it is not a day ticket or not valid on that
 * day, 429 after too many requests from a network
 */
export async function bookDayTicket(
  { address, body, context, header }: ApiRequest<'bookDayTicket'>,
  services: Services,
): Promise<Schemas['BookedDayTicket']> {
  await enforceRateLimit(services, 'buyAsGuest', address);
  const { db, clock } = services;
  const now = clock.now();
  const { productVariantId, usageDate, customerData } = body;
  const studio = await getStudio(db, body.organizationUnitId, context);
  const { product } = await findProductOfVariant(db, productVariantId, studio);
  checkContactData(studio, product.type, customerData);
  const key = header['Idempotency-Key'] ?? null;
  const operation = 'bookDayTicket';
  const leadId = await db.transaction((tx) =>
    runIdempotent(tx, { key, operation, accountId: null, request: body }, now, async () => {
      const variant = await lockVariant(tx, productVariantId);
      const order = { product, variant, studio, accountId: null, quantity: 1, usageDate };
      // Rejects other products, which have no usage date and must be paid when ordered.
      await checkOrder(tx, { ...order, isForOthers: false }, now);
      await changeStock(tx, variant, -1);
      const lead = randomUUID();
      const { id } = await storePurchase(
        tx,
        {
          ...order,
          customerData,
          priceCents: variant.priceCents,
          recipient: null,
          leadId: lead,
        },
        now,
      );
      await notifyAboutPurchase(tx, id, 'toBePaid', null);
      return lead;
    }),
  );
  return toBookedTicket(db, await findTicket(db, leadId));
}

type Ticket = {
  purchase: StoredPurchase;
  product: StoredProduct;
  variant: StoredVariant;
  studio: StoredStudio;
};

/** @throws 404 for an unknown lead */
async function findTicket(db: Database, leadId: string): Promise<Ticket> {
  const [found] = await db
    .select({
      purchase: purchasedProducts,
      product: products,
      variant: productVariants,
      studio: studios,
    })
    .from(purchasedProducts)
    .innerJoin(productVariants, eq(productVariants.id, purchasedProducts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(studios, eq(studios.id, products.studioId))
    .where(eq(purchasedProducts.leadId, leadId));
  if (!found) throw apiError(404, 'dayticket.error.notfound', 'There is no such day ticket');
  return found;
}

async function toBookedTicket(
  db: Database,
  { purchase, product, variant, studio }: Ticket,
): Promise<Schemas['BookedDayTicket']> {
  if (purchase.leadId === null) throw new Error(`Purchase ${purchase.id} is paid already.`);
  return {
    leadId: purchase.leadId,
    name: joinVariant(product.name, variant.name),
    image: toProductPicture(product),
    price: money(purchase.priceCents, studio.currencyCode),
    purchase: await toPurchase(db, purchase),
    canceledAt: zonedOrNull(purchase.revokedAt, studio.zoneId),
  };
}

/** Loads a day ticket that is paid at the studio. @throws 404 */
export const loadBookedTicket = async (
  db: Database,
  leadId: string,
): Promise<Schemas['BookedDayTicket']> => toBookedTicket(db, await findTicket(db, leadId));

/**
 * Cancels a day ticket that is paid at the studio and returns it to the stock, once.
 * @throws 404, and 409 once its day is over
 */
export async function cancelBookedTicket(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  leadId: string,
): Promise<Schemas['BookedDayTicket']> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const variant = await lockVariant(tx, (await findTicket(tx, leadId)).purchase.variantId);
    // Read again under the lock.
    const { purchase, studio } = await findTicket(tx, leadId);
    if (purchase.revokedAt === null) {
      if (purchase.validFrom < dayIn(studio.zoneId, now))
        throw apiError(409, 'dayticket.error.over', 'The day of this ticket is over');
      await revokePurchase(tx, purchase.id, now);
      await changeStock(tx, variant, purchase.quantity);
    }
    return loadBookedTicket(tx, leadId);
  });
}
