/** What an account owes at a studio, paid by its member or through a link. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../../server/api.ts';
import { fault } from '../../../server/fault.ts';
import {
  accountAt,
  type AccountAtStudio,
  accountOfId,
  lockCustomerAccount,
  owedBy,
} from '../../customerAccounts/account.ts';
import { balanceOfLink } from '../../customerAccounts/balance.ts';
import { balanceLinks } from '../../customerAccounts/tables.ts';
import { accountWord } from '../../mail/accountTexts.ts';
import { tellAccount } from '../../mail/accountMails.ts';
import { methodsForAnybody } from '../../payments/methods.ts';
import { studioOf } from '../../studios/rules.ts';
import { bookPayment, bookReversal, receiptOf } from '../accountEntries.ts';
import { beginCheckout, type Buyer, type Order } from '../begin.ts';
import type { StoredCheckout } from '../rules.ts';
import type { Subject } from '../subject.ts';
import { accountBalanceCheckouts } from '../tables.ts';

export type BalanceOrder = typeof accountBalanceCheckouts.$inferSelect;

/** @param token of the link by which it is paid; null: by its member */
function orderOf(
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
 * Begins to pay all that a member owes at a studio.
 * @param customerId the tenant's record of the member
 * @throws 404 for a studio of another tenant, 409 when nothing is owed
 */
export async function beginBalanceCheckout(
  db: Database,
  buyer: Buyer & {
    request: Pick<Schemas['CreateAccountBalanceCheckoutRequest'], 'organizationUnitId'>;
  },
  { customerId, context }: { customerId: number; context: ContextHeaders },
  now: Date,
): Promise<StoredCheckout> {
  const studio = await studioOf(db, buyer.request.organizationUnitId, context);
  return beginCheckout(db, buyer, now, async (tx) => {
    const account = await accountAt(tx, studio, customerId);
    const owedCents = account === null ? 0 : await owedBy(tx, account.id);
    if (account === null || owedCents <= 0)
      throw fault(409, 'accountbalance.error.nothingowed', 'Nothing is owed any more');
    return orderOf(tx, { account, studio }, owedCents, studio.paymentMethods, null);
  });
}

/** The same through a link. @throws 404 when there is none, it was used, or nothing is owed */
export async function beginBalanceCheckoutByLink(
  db: Database,
  buyer: Buyer & { request: Pick<Schemas['CreatePublicAccountBalanceCheckoutRequest'], 'token'> },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { token } = buyer.request;
  return beginCheckout(db, buyer, now, async (tx) => {
    const { owedCents, ...at } = await balanceOfLink(tx, token, context);
    const methods = methodsForAnybody(at.studio).map(({ paymentMethod }) => paymentMethod);
    return orderOf(tx, at, owedCents, methods, token);
  });
}

/** What a checkout of a balance is about. */
export async function balanceOrderOf(db: Database, checkoutId: string): Promise<BalanceOrder> {
  const [order] = await db
    .select()
    .from(accountBalanceCheckouts)
    .where(eq(accountBalanceCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} is not about a balance.`);
  return order;
}

export const accountBalance: Subject = {
  async lock(tx, checkoutId) {
    const { customerAccountId, balanceToken } = await balanceOrderOf(tx, checkoutId);
    const at = await lockCustomerAccount(tx, customerAccountId);
    const markLink = async (usedAt: Date | null) => {
      if (balanceToken === null) return;
      await tx.update(balanceLinks).set({ usedAt }).where(eq(balanceLinks.token, balanceToken));
    };
    return {
      async check({ priceCents }) {
        // More may be owed by now, and stays owed; of less nobody pays too much.
        if ((await owedBy(tx, customerAccountId)) < priceCents)
          throw fault(
            409,
            'accountbalance.error.paidmeanwhile',
            'Less is owed by now than was to be paid',
          );
        return 'NOW';
      },

      async settle(checkout, _, now) {
        await bookPayment(tx, at, checkout, accountWord(at.studio, 'balance'), now);
        await markLink(now);
      },

      async revoke(_, now) {
        if (await bookReversal(tx, at, checkoutId, now)) await markLink(null);
        return [];
      },
    };
  },

  async tell(tx, checkoutId, news) {
    const { customerAccountId } = await balanceOrderOf(tx, checkoutId);
    const at = await accountOfId(tx, customerAccountId);
    const receipt = await receiptOf(tx, checkoutId, news);
    if (receipt !== null)
      await tellAccount(tx, at, { ...receipt, what: { word: 'balance', text: '' } });
  },

  // What is owed is owed: it is the studio that gives money back.
  appointmentsOf: async () => [],

  async titleOf(db, checkoutId) {
    const { customerAccountId } = await balanceOrderOf(db, checkoutId);
    const { studio } = await accountOfId(db, customerAccountId);
    return accountWord(studio, 'balance');
  },
};
