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
async function paid(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const begun = await db.select({ state: checkouts.state }).from(checkouts);
  const taken = await db.select({ state: payments.state }).from(payments);
  return {
    checkouts: begun.map(({ state }) => state),
    payments: taken.map(({ state }) => state),
    booked: await count(sandbox, accountEntries, eq(accountEntries.kind, 'PAYMENT')),
  };
}

const begun = (...states: string[]) => ({ checkouts: states, payments: [], booked: 0 });
const fiveCreated = five.map(() => 'CREATED');
const oneCard = once(['paymentinstrument.error.notfound'], {
  look: paid,
  holds: begun('CREATED'),
});

/** Returns the payment method of the membership, and whether the link is used. */
async function kept(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const [account] = await db.select().from(customerAccounts);
  const [link] = await db.select().from(paymentMethodLinks);
  return { paymentMethod: account?.paymentMethod, used: (link?.usedAt ?? null) !== null };
}

export const linksAtOnce = {
  createAccountBalanceCheckout: [each('one card', { look: paid, holds: begun(...fiveCreated) })],
  createAccountBalanceCheckoutV4: [
    each('one tokenization', { look: paid, holds: begun(...fiveCreated) }),
  ],
  createPublicAccountBalanceCheckout: [oneCard],
  createPaymentRequestCheckout: [oneCard],
  authenticatePaymentRequestCheckout: [
    identical({ look: paid, holds: begun('AUTHENTICATION_REQUIRED') }),
  ],
  cancelPaymentRequestCheckout: [identical({ look: paid, holds: begun('CANCELED') })],
  finalizePaymentRequestCheckout: [
    identical({
      look: paid,
      holds: { checkouts: ['FINALIZED'], payments: ['CHARGED'], booked: 1 },
    }),
    {
      what: 'five tabs for one payment request',
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
      refused: ['paymentrequest.error.alreadypaid'],
      async look(sandbox) {
        const { checkouts, payments, booked } = await paid(sandbox);
        return { states: checkouts.toSorted(), money: payments.toSorted(), booked };
      },
      holds: {
        states: ['AUTHENTICATED', 'AUTHENTICATED', 'AUTHENTICATED', 'AUTHENTICATED', 'FINALIZED'],
        money: ['CHARGED', 'VOIDED', 'VOIDED', 'VOIDED', 'VOIDED'],
        booked: 1,
      },
    },
  ],
  createPaymentMethodCheckout: [oneCard],
  authenticatePaymentMethodCheckout: [
    identical({ look: paid, holds: begun('AUTHENTICATION_REQUIRED') }),
  ],
  finalizePaymentMethodCheckout: [
    identical({ look: kept, holds: { paymentMethod: 'CREDIT_CARD', used: true } }),
  ],
  replacePaymentMethod: [
    identical({ look: kept, holds: { paymentMethod: 'DIRECT_DEBIT', used: true } }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
