/** Cards and checkouts: expected outcome of five concurrent calls per operation. */
import { eq, sum } from 'drizzle-orm';
import { customers, studioConnects } from '../../src/domains/accounts/tables.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import { payLaterRequests } from '../../src/domains/finionPay/tables.ts';
import { productVariants, purchasedProducts } from '../../src/domains/products/tables.ts';
import { payments, tokenizations, voucherUses } from '../../src/domains/payments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { answerChallenge, cardForm, newTokenization, purchaseBody } from '../harness/purchase.ts';
import { prospect } from '../../src/states/rows.ts';
import { accountIds, type Request, type Sandbox } from '../harness/sandbox.ts';
import { countCards, instrumentScenarios } from './instruments.ts';
import {
  count,
  each,
  five,
  identical,
  isNotSampleGuest,
  once,
  type Scenarios,
} from './scenario.ts';

/** Lists the states of checkouts and payments, and counts bookings. */
async function loadPurchases(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const checkoutRows = await db.select({ state: checkouts.state }).from(checkouts);
  const paymentRows = await db.select({ state: payments.state }).from(payments);
  return {
    checkouts: checkoutRows.map(({ state }) => state),
    bookings: await count(sandbox, bookings, isNotSampleGuest),
    payments: paymentRows.map(({ state }) => state),
  };
}

/** Returns the stock of day tickets. */
async function loadStock({ services: { db } }: Sandbox) {
  const ticket = eq(productVariants.id, 70_003);
  const [found] = await db
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(ticket);
  return found?.stock;
}

/** A checkout that is not finalized reserves and charges nothing. */
const toUnpaid = (...states: string[]) => ({ checkouts: states, bookings: 0, payments: [] });
const onePurchase = { checkouts: ['FINALIZED'], bookings: 1, payments: ['CHARGED'] };
const fiveCreated = five.map(() => 'CREATED');

const confirmation: Scenarios = [
  identical({ loadState: loadPurchases, expected: toUnpaid('AUTHENTICATION_REQUIRED') }),
];
const cancelation: Scenarios = [
  identical({ loadState: loadPurchases, expected: toUnpaid('CANCELED') }),
];

/** Creates five tokenizations that the cardholder has confirmed. */
async function confirmFive(sandbox: Sandbox): Promise<Request[]> {
  const requests: Request[] = [];
  for (const _ of five) {
    const tokenizationReference = await newTokenization(sandbox, 'visitor');
    await answerChallenge(sandbox, tokenizationReference, cardForm);
    requests.push({ as: 'visitor', path: { tokenizationReference } });
  }
  return requests;
}

export const checkoutScenarios = {
  ...instrumentScenarios,
  initiateTokenization: [
    each('five cards', {
      loadState: async (sandbox) => ({ tokenizations: await count(sandbox, tokenizations) }),
      expected: { tokenizations: 5 },
    }),
  ],
  completeTokenization: [
    identical({ loadState: countCards, expected: { cards: 1, preferred: 1 } }),
    {
      title: 'five cards',
      calls: confirmFive,
      succeed: 5,
      loadState: countCards,
      expected: { cards: 5, preferred: 1 },
    },
  ],
  refundPayment: [
    identical({
      loadState: loadPurchases,
      expected: { checkouts: ['FINALIZED'], bookings: 1, payments: ['REFUNDED'] },
    }),
  ],
  createFinionPayPaymentRequest: [
    identical({
      async loadState(sandbox) {
        return {
          ...(await loadPurchases(sandbox)),
          requests: await count(sandbox, payLaterRequests),
        };
      },
      expected: { ...toUnpaid('CREATED'), requests: 1 },
    }),
  ],
  createCourseAppointmentCheckout: [
    each('one card', { loadState: loadPurchases, expected: toUnpaid(...fiveCreated) }),
  ],
  createCourseAppointmentCheckoutV4: [
    each('one tokenization', {
      loadState: async (sandbox) => ({
        ...(await loadPurchases(sandbox)),
        ...(await countCards(sandbox)),
      }),
      expected: { ...toUnpaid(...fiveCreated), cards: 1, preferred: 1 },
    }),
  ],
  createPublicCourseAppointmentCheckout: [
    once(['paymentinstrument.error.notfound'], {
      loadState: loadPurchases,
      expected: toUnpaid('CREATED'),
    }),
    {
      // These calls lock different courses, so they do not wait for each other.
      title: 'one card for five courses',
      async calls(sandbox, { body }) {
        for (const n of five)
          await sandbox.state('a course appointment', {
            id: 50_001 + n,
            price: 'paid',
            state: 'open',
          });
        return five.map((n) => ({
          body: { ...Object(body), courseAppointmentId: 50_001 + n },
        }));
      },
      succeed: 1,
      errorCodes: ['paymentinstrument.error.notfound'],
      loadState: loadPurchases,
      expected: toUnpaid('CREATED'),
    },
  ],
  createSingleAppointmentCheckout: [
    each('one card', { loadState: loadPurchases, expected: toUnpaid(...fiveCreated) }),
  ],
  createSingleAppointmentCheckoutV4: [
    each('one tokenization', {
      loadState: async (sandbox) => ({
        ...(await loadPurchases(sandbox)),
        ...(await countCards(sandbox)),
      }),
      expected: { ...toUnpaid(...fiveCreated), cards: 1, preferred: 1 },
    }),
  ],
  createPublicSingleAppointmentCheckout: [
    once(['paymentinstrument.error.notfound'], {
      loadState: loadPurchases,
      expected: toUnpaid('CREATED'),
    }),
  ],
  createProductVariantCheckout: [
    each('one card', { loadState: loadPurchases, expected: toUnpaid(...fiveCreated) }),
  ],
  createProductVariantCheckoutV4: [
    each('one tokenization', {
      loadState: async (sandbox) => ({
        ...(await loadPurchases(sandbox)),
        ...(await countCards(sandbox)),
      }),
      expected: { ...toUnpaid(...fiveCreated), cards: 1, preferred: 1 },
    }),
  ],
  createPublicProductVariantCheckout: [
    once(['paymentinstrument.error.notfound'], {
      loadState: loadPurchases,
      expected: toUnpaid('CREATED'),
    }),
  ],
  validateVoucher: [
    each('identical requests', {
      loadState: async (sandbox) => ({ uses: await count(sandbox, voucherUses) }),
      expected: { uses: 1 },
    }),
  ],
  cancelBookedDayTicket: [
    identical({
      loadState: async (sandbox) => ({ left: await loadStock(sandbox) }),
      expected: { left: 41 },
    }),
  ],
  bookDayTicket: [
    each('five tickets', {
      loadState: async (sandbox) => ({
        tickets: await count(sandbox, purchasedProducts),
        left: await loadStock(sandbox),
      }),
      expected: { tickets: 5, left: 35 },
    }),
    {
      title: 'the last two tickets',
      async calls({ services: { db } }, request) {
        await db.update(productVariants).set({ stock: 2 });
        return five.map(() => request);
      },
      succeed: 2,
      errorCodes: ['product.error.soldout'],
      loadState: async (sandbox) => ({
        tickets: await count(sandbox, purchasedProducts),
        left: await loadStock(sandbox),
      }),
      expected: { tickets: 2, left: 0 },
    },
    {
      title: 'the same key',
      calls: (_, request) =>
        five.map(() => ({ ...request, headers: { 'Idempotency-Key': 'five-times-the-same-key' } })),
      succeed: 5,
      identical: true,
      loadState: async (sandbox) => ({
        tickets: await count(sandbox, purchasedProducts),
        left: await loadStock(sandbox),
      }),
      expected: { tickets: 1, left: 39 },
    },
  ],
  authenticateCheckout: confirmation,
  authenticatePublicCheckout: confirmation,
  cancelCheckout: cancelation,
  cancelPublicCheckout: cancelation,
  finalizeCheckout: [
    identical({
      async loadState(sandbox) {
        const customer = eq(customers.accountId, accountIds.visitor);
        const connect = eq(studioConnects.accountId, accountIds.visitor);
        return {
          ...(await loadPurchases(sandbox)),
          customers: await count(sandbox, customers, customer),
          connects: await count(sandbox, studioConnects, connect),
        };
      },
      expected: { ...onePurchase, customers: 1, connects: 1 },
    }),
  ],
  finalizePublicCheckout: [
    identical({ loadState: loadPurchases, expected: onePurchase }),
    {
      // The calls lock different courses and checkouts, so that only the voucher keeps them apart.
      title: 'one voucher for five courses',
      async calls(sandbox) {
        await sandbox.state('a voucher', { state: 'partly used' });
        const requests: Request[] = [];
        for (const n of five) {
          const courseAppointmentId = 50_001 + n;
          await sandbox.state('a course appointment', {
            id: courseAppointmentId,
            price: 'paid',
            state: 'open',
          });
          const body = {
            ...purchaseBody(null),
            courseAppointmentId,
            voucherCode: 'SAMP-7KQ2-9XTM',
            paymentMethod: null,
            customerData: { ...prospect, email: `guest-${n}@example.org` },
          };
          const { body: checkout } = await sandbox.call('createPublicCourseAppointmentCheckout', {
            body,
          });
          requests.push({ path: { publicToken: checkout.publicToken ?? '' } });
        }
        return requests;
      },
      succeed: 2,
      errorCodes: ['voucher.error.notredeemable'],
      async loadState(sandbox) {
        const spent = await sandbox.services.db
          .select({ cents: sum(voucherUses.amountCents) })
          .from(voucherUses);
        return { spent };
      },
      expected: { spent: [{ cents: '4350' }] },
    },
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
