/** Cards and checkouts: expected outcome of five concurrent calls per operation. */
import { eq } from 'drizzle-orm';
import { customers, studioConnects } from '../../src/domains/accounts/tables.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import { payLaterRequests } from '../../src/domains/finionPay/tables.ts';
import { productVariants, purchasedProducts } from '../../src/domains/products/tables.ts';
import { payments, tokenizations } from '../../src/domains/payments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { answerChallenge, cardForm, newTokenization } from '../harness/purchase.ts';
import { accountIds, type Request, type Sandbox } from '../harness/sandbox.ts';
import { cards, instrumentsAtOnce } from './instruments.ts';
import { count, each, five, identical, notGuests, once, type Scenarios } from './scenario.ts';

/** Lists the states of checkouts and payments, and counts bookings. */
async function bought(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const begun = await db.select({ state: checkouts.state }).from(checkouts);
  const paid = await db.select({ state: payments.state }).from(payments);
  return {
    checkouts: begun.map(({ state }) => state),
    bookings: await count(sandbox, bookings, notGuests),
    payments: paid.map(({ state }) => state),
  };
}

/** Returns the stock of day tickets. */
async function ticketsLeft({ services: { db } }: Sandbox) {
  const ticket = eq(productVariants.id, 70_003);
  const [found] = await db
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(ticket);
  return found?.stock;
}

/** A checkout that is not finalized reserves and charges nothing. */
const begun = (...states: string[]) => ({ checkouts: states, bookings: 0, payments: [] });
const boughtOnce = { checkouts: ['FINALIZED'], bookings: 1, payments: ['CHARGED'] };
const fiveCreated = five.map(() => 'CREATED');

const confirmation: Scenarios = [
  identical({ look: bought, holds: begun('AUTHENTICATION_REQUIRED') }),
];
const givenUp: Scenarios = [identical({ look: bought, holds: begun('CANCELED') })];

/** Creates five tokenizations that the cardholder has confirmed. */
async function fiveConfirmed(sandbox: Sandbox): Promise<Request[]> {
  const requests: Request[] = [];
  for (const _ of five) {
    const tokenizationReference = await newTokenization(sandbox, 'visitor');
    await answerChallenge(sandbox, tokenizationReference, cardForm);
    requests.push({ as: 'visitor', path: { tokenizationReference } });
  }
  return requests;
}

export const checkoutsAtOnce = {
  ...instrumentsAtOnce,
  initiateTokenization: [
    each('five cards', {
      look: async (sandbox) => ({ tokenizations: await count(sandbox, tokenizations) }),
      holds: { tokenizations: 5 },
    }),
  ],
  completeTokenization: [
    identical({ look: cards, holds: { cards: 1, preferred: 1 } }),
    {
      what: 'five cards',
      calls: fiveConfirmed,
      succeed: 5,
      look: cards,
      holds: { cards: 5, preferred: 1 },
    },
  ],
  refundPayment: [
    identical({
      look: bought,
      holds: { checkouts: ['FINALIZED'], bookings: 1, payments: ['REFUNDED'] },
    }),
  ],
  createFinionPayPaymentRequest: [
    identical({
      async look(sandbox) {
        return {
          ...(await bought(sandbox)),
          requests: await count(sandbox, payLaterRequests),
        };
      },
      holds: { ...begun('CREATED'), requests: 1 },
    }),
  ],
  createCourseAppointmentCheckout: [
    each('one card', { look: bought, holds: begun(...fiveCreated) }),
  ],
  createCourseAppointmentCheckoutV4: [
    each('one tokenization', {
      look: async (sandbox) => ({ ...(await bought(sandbox)), ...(await cards(sandbox)) }),
      holds: { ...begun(...fiveCreated), cards: 1, preferred: 1 },
    }),
  ],
  createPublicCourseAppointmentCheckout: [
    once(['paymentinstrument.error.notfound'], { look: bought, holds: begun('CREATED') }),
    {
      // These calls lock different courses, so they do not wait for each other.
      what: 'one card for five courses',
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
      refused: ['paymentinstrument.error.notfound'],
      look: bought,
      holds: begun('CREATED'),
    },
  ],
  createSingleAppointmentCheckout: [
    each('one card', { look: bought, holds: begun(...fiveCreated) }),
  ],
  createSingleAppointmentCheckoutV4: [
    each('one tokenization', {
      look: async (sandbox) => ({ ...(await bought(sandbox)), ...(await cards(sandbox)) }),
      holds: { ...begun(...fiveCreated), cards: 1, preferred: 1 },
    }),
  ],
  createPublicSingleAppointmentCheckout: [
    once(['paymentinstrument.error.notfound'], { look: bought, holds: begun('CREATED') }),
  ],
  createProductVariantCheckout: [each('one card', { look: bought, holds: begun(...fiveCreated) })],
  createProductVariantCheckoutV4: [
    each('one tokenization', {
      look: async (sandbox) => ({ ...(await bought(sandbox)), ...(await cards(sandbox)) }),
      holds: { ...begun(...fiveCreated), cards: 1, preferred: 1 },
    }),
  ],
  createPublicProductVariantCheckout: [
    once(['paymentinstrument.error.notfound'], { look: bought, holds: begun('CREATED') }),
  ],
  bookDayTicket: [
    each('five tickets', {
      look: async (sandbox) => ({
        tickets: await count(sandbox, purchasedProducts),
        left: await ticketsLeft(sandbox),
      }),
      holds: { tickets: 5, left: 35 },
    }),
    {
      what: 'the last two tickets',
      async calls({ services: { db } }, request) {
        await db.update(productVariants).set({ stock: 2 });
        return five.map(() => request);
      },
      succeed: 2,
      refused: ['product.error.soldout'],
      look: async (sandbox) => ({
        tickets: await count(sandbox, purchasedProducts),
        left: await ticketsLeft(sandbox),
      }),
      holds: { tickets: 2, left: 0 },
    },
    {
      what: 'the same key',
      calls: (_, request) =>
        five.map(() => ({ ...request, headers: { 'Idempotency-Key': 'five-times-the-same-key' } })),
      succeed: 5,
      identical: true,
      look: async (sandbox) => ({
        tickets: await count(sandbox, purchasedProducts),
        left: await ticketsLeft(sandbox),
      }),
      holds: { tickets: 1, left: 39 },
    },
  ],
  authenticateCheckout: confirmation,
  authenticatePublicCheckout: confirmation,
  cancelCheckout: givenUp,
  cancelPublicCheckout: givenUp,
  finalizeCheckout: [
    identical({
      async look(sandbox) {
        const customer = eq(customers.accountId, accountIds.visitor);
        const connect = eq(studioConnects.accountId, accountIds.visitor);
        return {
          ...(await bought(sandbox)),
          customers: await count(sandbox, customers, customer),
          connects: await count(sandbox, studioConnects, connect),
        };
      },
      holds: { ...boughtOnce, customers: 1, connects: 1 },
    }),
  ],
  finalizePublicCheckout: [identical({ look: bought, holds: boughtOnce })],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
