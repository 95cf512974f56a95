/** Day tickets that are paid at the studio. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { money } from '../../platform/money.ts';
import type { ApiRequest, Schemas, Services } from '../../platform/api.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { notifyAboutPurchase } from './purchaseMails.ts';
import { getStudio } from '../studios/rules.ts';
import { checkOrder } from './order.ts';
import { findProductOfVariant } from './products.ts';
import { storePurchase, toPurchase } from './purchases.ts';
import { changeStock, lockVariant } from './stock.ts';
import { purchasedProducts } from './tables.ts';

/**
 * Books a day ticket to be paid at the studio: it is valid immediately, and its code is mailed.
 * @throws 404 if the studio does not sell it, 409 if it is sold out, 422 if it is not a day ticket or not valid on that
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
  const [ticket] = await db
    .select()
    .from(purchasedProducts)
    .where(eq(purchasedProducts.leadId, leadId));
  if (!ticket) throw new Error(`The day ticket of lead ${leadId} is gone.`);
  return {
    leadId,
    name: product.name,
    price: money(ticket.priceCents, studio.currencyCode),
    purchase: await toPurchase(db, ticket),
  };
}
