/** Amounts owed and payment links: expected outcome of five concurrent calls per operation. */
import { eq } from 'drizzle-orm';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import {
  accountEntries,
  customerAccounts,
  paymentMethodLinks,
} from '../../src/domains/customerAccounts/tables.ts';
import { payments } from '../../src/domains/payments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { beginRequest, confirmRequest } from '../harness/links.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, five, identical, once, type Scenarios } from './scenario.ts';

/** Lists the states of checkouts and payments, and counts booked payments. */
async function loadPayments(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const checkoutRows = await db.select({ state: checkouts.state }).from(checkouts);
  const paymentRows = await db.select({ state: payments.state }).from(payments);
  return {
    checkouts: checkoutRows.map(({ state }) => state),
    payments: paymentRows.map(({ state }) => state),
    booked: await count(sandbox, accountEntries, eq(accountEntries.kind, 'PAYMENT')),
  };
}

const toUnpaid = (...states: string[]) => ({ checkouts: states, payments: [], booked: 0 });
const fiveCreated = five.map(() => 'CREATED');
const oneCard = once(['paymentinstrument.error.notfound'], {
  loadState: loadPayments,
  expected: toUnpaid('CREATED'),
});

/** Returns the payment method of the membership, and whether the link is used. */
async function loadPaymentMethod(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const [account] = await db.select().from(customerAccounts);
  const [link] = await db.select().from(paymentMethodLinks);
  return { paymentMethod: account?.paymentMethod, used: (link?.usedAt ?? null) !== null };
}

export const linkScenarios = {
  createAccountBalanceCheckout: [
    each('one card', { loadState: loadPayments, expected: toUnpaid(...fiveCreated) }),
  ],
  createAccountBalanceCheckoutV4: [
    each('one tokenization', { loadState: loadPayments, expected: toUnpaid(...fiveCreated) }),
  ],
  createPublicAccountBalanceCheckout: [oneCard],
  createPaymentRequestCheckout: [oneCard],
  authenticatePaymentRequestCheckout: [
    identical({ loadState: loadPayments, expected: toUnpaid('AUTHENTICATION_REQUIRED') }),
  ],
  cancelPaymentRequestCheckout: [
    identical({ loadState: loadPayments, expected: toUnpaid('CANCELED') }),
  ],
  finalizePaymentRequestCheckout: [
    identical({
      loadState: loadPayments,
      expected: { checkouts: ['FINALIZED'], payments: ['CHARGED'], booked: 1 },
    }),
    {
      title: 'five tabs for one payment request',
      async calls(sandbox, request) {
        const requests = [request];
        while (requests.length < five.length) {
          const id = await beginRequest(sandbox);
          await confirmRequest(sandbox, id);
          requests.push({ path: { id } });
        }
        return requests;
      },
      succeed: 1,
      errorCodes: ['paymentrequest.error.alreadypaid'],
      async loadState(sandbox) {
        const { checkouts, payments, booked } = await loadPayments(sandbox);
        return { states: checkouts.toSorted(), money: payments.toSorted(), booked };
      },
      expected: {
        states: ['AUTHENTICATED', 'AUTHENTICATED', 'AUTHENTICATED', 'AUTHENTICATED', 'FINALIZED'],
        money: ['CHARGED', 'VOIDED', 'VOIDED', 'VOIDED', 'VOIDED'],
        booked: 1,
      },
    },
  ],
  createPaymentMethodCheckout: [oneCard],
  authenticatePaymentMethodCheckout: [
    identical({ loadState: loadPayments, expected: toUnpaid('AUTHENTICATION_REQUIRED') }),
  ],
  finalizePaymentMethodCheckout: [
    identical({
      loadState: loadPaymentMethod,
      expected: { paymentMethod: 'CREDIT_CARD', used: true },
    }),
  ],
  replacePaymentMethod: [
    identical({
      loadState: loadPaymentMethod,
      expected: { paymentMethod: 'DIRECT_DEBIT', used: true },
    }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
