/** Subject: the balance of a customer account, paid by its member or through a link. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import {
  findCustomerAccount,
  type AccountAtStudio,
  loadCustomerAccount,
  lockCustomerAccount,
  computeOwedCents,
} from './account.ts';
import { findBalanceOfLink } from './balance.ts';
import { balanceLinks, accountBalanceCheckouts } from './tables.ts';
import { accountWord } from './accountTexts.ts';
import { notifyAboutAccount } from './accountMails.ts';
import { listGuestMethods } from '../payments/methods.ts';
import { getStudio } from '../studios/rules.ts';
import { bookPayment, bookReversal, findReceiptNews } from './accountEntries.ts';
import { beginCheckout, type Buyer, type Order } from '../checkouts/begin.ts';
import type { StoredCheckout } from '../checkouts/rules.ts';
import type { Subject } from '../checkouts/subject.ts';
export type BalanceOrder = typeof accountBalanceCheckouts.$inferSelect;

/** @param token of the payment link; null if the member pays */
function buildOrder(
  tx: Database,
  { account, studio }: AccountAtStudio,
  owedCents: number,
  paymentMethods: Order['paymentMethods'],
  token: string | null,
): Order {
  return {
    type: 'ACCOUNT_BALANCE',
    studio,
    priceCents: owedCents,
    paymentMethods,
    async store(checkoutId) {
      await tx
        .insert(accountBalanceCheckouts)
        .values({ checkoutId, customerAccountId: account.id, balanceToken: token });
    },
  };
}

/**
 * Starts paying the full balance a member owes at a studio.
 * @param customerId the tenant's record of the member
 * @throws 404 for a studio of another tenant, 409 if nothing is owed
 */
export async function beginBalanceCheckout(
  db: Database,
  buyer: Buyer & {
    request: Pick<Schemas['CreateAccountBalanceCheckoutRequest'], 'organizationUnitId'>;
  },
  { customerId, context }: { customerId: number; context: ContextHeaders },
  now: Date,
): Promise<StoredCheckout> {
  const studio = await getStudio(db, buyer.request.organizationUnitId, context);
  return beginCheckout(db, buyer, now, async (tx) => {
    const account = await findCustomerAccount(tx, studio, customerId);
    const owedCents = account === null ? 0 : await computeOwedCents(tx, account.id);
    if (account === null || owedCents <= 0)
      throw apiError(409, 'accountbalance.error.nothingowed', 'Nothing is owed any more');
    return buildOrder(tx, { account, studio }, owedCents, studio.paymentMethods, null);
  });
}

/** Starts paying a balance through a link. @throws 404 if the link does not exist, was used, or nothing is owed */
export async function beginBalanceCheckoutByLink(
  db: Database,
  buyer: Buyer & { request: Pick<Schemas['CreatePublicAccountBalanceCheckoutRequest'], 'token'> },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { token } = buyer.request;
  return beginCheckout(db, buyer, now, async (tx) => {
    const { owedCents, ...at } = await findBalanceOfLink(tx, token, context);
    const methods = listGuestMethods(at.studio).map(({ paymentMethod }) => paymentMethod);
    return buildOrder(tx, at, owedCents, methods, token);
  });
}

export async function findBalanceOrder(db: Database, checkoutId: string): Promise<BalanceOrder> {
  const [order] = await db
    .select()
    .from(accountBalanceCheckouts)
    .where(eq(accountBalanceCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} has no balance as its subject.`);
  return order;
}

export const accountBalance: Subject = {
  async lock(tx, checkoutId) {
    const { customerAccountId, balanceToken } = await findBalanceOrder(tx, checkoutId);
    const at = await lockCustomerAccount(tx, customerAccountId);
    const markLink = async (usedAt: Date | null) => {
      if (balanceToken === null) return;
      await tx.update(balanceLinks).set({ usedAt }).where(eq(balanceLinks.token, balanceToken));
    };
    return {
      async check({ priceCents }) {
        // If more is owed by now, the rest stays owed; if less, reject to avoid an overpayment.
        if ((await computeOwedCents(tx, customerAccountId)) < priceCents)
          throw apiError(
            409,
            'accountbalance.error.paidmeanwhile',
            'Less is owed by now than was to be paid',
          );
        return 'NOW';
      },

      async settle(checkout, _, now) {
        await bookPayment(tx, at, checkout, accountWord(at.studio, 'balance', null), now);
        await markLink(now);
      },

      async revoke(_, now) {
        if (await bookReversal(tx, at, checkoutId, now)) await markLink(null);
        return [];
      },
    };
  },

  async notify(tx, checkoutId, news) {
    const { customerAccountId } = await findBalanceOrder(tx, checkoutId);
    const at = await loadCustomerAccount(tx, customerAccountId);
    const receipt = await findReceiptNews(tx, checkoutId, news);
    if (receipt !== null)
      await notifyAboutAccount(tx, at, { ...receipt, what: { word: 'balance', text: '' } });
  },

  // A paid debt cannot be refunded by the member, only by the studio.
  listAppointments: async () => [],

  async loadTitle(db, checkoutId, language) {
    const { customerAccountId } = await findBalanceOrder(db, checkoutId);
    const { studio } = await loadCustomerAccount(db, customerAccountId);
    return accountWord(studio, 'balance', language);
  },
};
