/** Subject: a payment request sent as a link, paid once even with several tabs open. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { lockCustomerAccount } from './account.ts';
import {
  checkPayable,
  findRequest,
  type RequestAtStudio,
  getRequest,
  computeTotalCents,
} from './paymentRequests.ts';
import { paymentRequests, paymentRequestCheckouts } from './tables.ts';
import { notifyAboutAccount } from './accountMails.ts';
import { listGuestMethods } from '../payments/methods.ts';
import { bookPayment, bookReversal, findReceiptNews } from './accountEntries.ts';
import { beginCheckout, type Buyer } from '../checkouts/begin.ts';
import type { StoredCheckout } from '../checkouts/rules.ts';
import type { Subject } from '../checkouts/subject.ts';
type RequestBody = Pick<
  Schemas['CreatePaymentRequestCheckoutRequest'],
  'paymentRequestUuid' | 'paymentMethod'
>;

/**
 * Starts paying a payment request, without reserving it.
 * @throws 404 for an unknown request, 409 if it can no longer be paid
 */
export async function beginRequestCheckout(
  db: Database,
  buyer: Buyer & { request: RequestBody },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { paymentRequestUuid } = buyer.request;
  await getRequest(db, paymentRequestUuid, context);
  return beginCheckout(db, buyer, now, async (tx) => {
    const found = await getRequest(tx, paymentRequestUuid, context);
    await checkPayable(tx, found, now);
    const { studio, request } = found;
    return {
      type: 'PAYMENT_REQUEST',
      studio,
      priceCents: computeTotalCents(found),
      paymentMethods: listGuestMethods(studio).map(({ paymentMethod }) => paymentMethod),
      expiresAt: request.tokenValidUntil,
      async store(checkoutId) {
        await tx
          .insert(paymentRequestCheckouts)
          .values({ checkoutId, requestUuid: paymentRequestUuid });
      },
    };
  });
}

/** Finds the payment request that a checkout pays. */
export async function findPaidRequest(db: Database, checkoutId: string): Promise<RequestAtStudio> {
  const [order] = await db
    .select()
    .from(paymentRequestCheckouts)
    .where(eq(paymentRequestCheckouts.checkoutId, checkoutId));
  const found = order && (await findRequest(db, order.requestUuid));
  if (!found) throw new Error(`Checkout ${checkoutId} has no payment request as its subject.`);
  return found;
}

/** Returns the title in the studio's words. */
const requestTitle = ({ positions: [first, ...others] }: RequestAtStudio): string =>
  `${first?.name ?? ''}${others.length > 0 ? ` + ${others.length}` : ''}`;

export const paymentRequest: Subject = {
  async lock(tx, checkoutId) {
    const { account, request } = await findPaidRequest(tx, checkoutId);
    const at = await lockCustomerAccount(tx, account.id);
    const mark = (state: 'OPEN' | 'PAID', paidAt: Date | null) =>
      tx
        .update(paymentRequests)
        .set({ state, paidAt })
        .where(eq(paymentRequests.uuid, request.uuid));
    return {
      async check(_, now) {
        // Read again under the lock: another tab may have paid in the meantime.
        await checkPayable(tx, await findPaidRequest(tx, checkoutId), now, true);
        return 'NOW';
      },

      async settle(checkout, _, now) {
        const name = requestTitle(await findPaidRequest(tx, checkoutId));
        await bookPayment(tx, at, checkout, name, now);
        await mark('PAID', now);
      },

      async revoke(_, now) {
        if (await bookReversal(tx, at, checkoutId, now)) await mark('OPEN', null);
        return [];
      },
    };
  },

  async notify(tx, checkoutId, news) {
    const found = await findPaidRequest(tx, checkoutId);
    const receipt = await findReceiptNews(tx, checkoutId, news);
    if (receipt !== null)
      await notifyAboutAccount(tx, found, {
        ...receipt,
        what: { word: null, text: requestTitle(found) },
      });
  },

  // A paid debt cannot be refunded by the member, only by the studio.
  listAppointments: async () => [],

  loadTitle: async (db, checkoutId) => requestTitle(await findPaidRequest(db, checkoutId)),
};
