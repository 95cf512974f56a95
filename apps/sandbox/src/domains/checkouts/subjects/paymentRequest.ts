/** What a studio asks for by a link: paid once, however many tabs there are. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../../server/api.ts';
import { lockCustomerAccount } from '../../customerAccounts/account.ts';
import {
  checkPayable,
  findRequest,
  type RequestAtStudio,
  requestOf,
  totalOf,
} from '../../customerAccounts/paymentRequests.ts';
import { paymentRequests } from '../../customerAccounts/tables.ts';
import { tellAccount } from '../../mail/accountMails.ts';
import { methodsForAnybody } from '../../payments/methods.ts';
import { bookPayment, bookReversal, receiptOf } from '../accountEntries.ts';
import { beginCheckout, type Buyer } from '../begin.ts';
import type { StoredCheckout } from '../rules.ts';
import type { Subject } from '../subject.ts';
import { paymentRequestCheckouts } from '../tables.ts';

type RequestBody = Pick<
  Schemas['CreatePaymentRequestCheckoutRequest'],
  'paymentRequestUuid' | 'paymentMethod'
>;

/**
 * Begins to pay a payment request; nothing is reserved.
 * @throws 404 for one that nobody has sent, 409 when it cannot be paid any more
 */
export async function beginRequestCheckout(
  db: Database,
  buyer: Buyer & { request: RequestBody },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { paymentRequestUuid } = buyer.request;
  await requestOf(db, paymentRequestUuid, context);
  return beginCheckout(db, buyer, now, async (tx) => {
    const found = await requestOf(tx, paymentRequestUuid, context);
    await checkPayable(tx, found, now);
    const { studio, request } = found;
    return {
      type: 'PAYMENT_REQUEST',
      studio,
      priceCents: totalOf(found),
      paymentMethods: methodsForAnybody(studio).map(({ paymentMethod }) => paymentMethod),
      expiresAt: request.tokenValidUntil,
      async store(checkoutId) {
        await tx
          .insert(paymentRequestCheckouts)
          .values({ checkoutId, requestUuid: paymentRequestUuid });
      },
    };
  });
}

/** The payment request that a checkout pays. */
export async function requestPaidBy(db: Database, checkoutId: string): Promise<RequestAtStudio> {
  const [order] = await db
    .select()
    .from(paymentRequestCheckouts)
    .where(eq(paymentRequestCheckouts.checkoutId, checkoutId));
  const found = order && (await findRequest(db, order.requestUuid));
  if (!found) throw new Error(`Checkout ${checkoutId} is not about a payment request.`);
  return found;
}

/** What is asked for, in the words of the studio. */
const titleOf = ({ positions: [first, ...others] }: RequestAtStudio): string =>
  `${first?.name ?? ''}${others.length > 0 ? ` + ${others.length}` : ''}`;

export const paymentRequest: Subject = {
  async lock(tx, checkoutId) {
    const { account, request } = await requestPaidBy(tx, checkoutId);
    const at = await lockCustomerAccount(tx, account.id);
    const mark = (state: 'OPEN' | 'PAID', paidAt: Date | null) =>
      tx
        .update(paymentRequests)
        .set({ state, paidAt })
        .where(eq(paymentRequests.uuid, request.uuid));
    return {
      async check(_, now) {
        // Read anew: another tab may have paid while this one waited for the lock.
        await checkPayable(tx, await requestPaidBy(tx, checkoutId), now, true);
        return 'NOW';
      },

      async settle(checkout, _, now) {
        const name = titleOf(await requestPaidBy(tx, checkoutId));
        await bookPayment(tx, at, checkout, name, now);
        await mark('PAID', now);
      },

      async revoke(_, now) {
        if (await bookReversal(tx, at, checkoutId, now)) await mark('OPEN', null);
        return [];
      },
    };
  },

  async tell(tx, checkoutId, news) {
    const found = await requestPaidBy(tx, checkoutId);
    const receipt = await receiptOf(tx, checkoutId, news);
    if (receipt !== null)
      await tellAccount(tx, found, { ...receipt, what: { word: null, text: titleOf(found) } });
  },

  // What is owed is owed: it is the studio that gives money back.
  appointmentsOf: async () => [],

  titleOf: async (db, checkoutId) => titleOf(await requestPaidBy(db, checkoutId)),
};
