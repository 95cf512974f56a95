/** Payment instruments: expected outcome of five concurrent calls per operation. */
import { and, eq, isNull } from 'drizzle-orm';
import { paymentInstruments } from '../../src/domains/payments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { newCard } from '../harness/purchase.ts';
import { accountIds, type Sandbox } from '../harness/sandbox.ts';
import { count, each, five, identical, type Scenario, type Scenarios } from './scenario.ts';

const ofVisitor = and(
  eq(paymentInstruments.accountId, accountIds.visitor),
  isNull(paymentInstruments.archivedAt),
);

/** Counts the active instruments of the visitor, and the preferred one. */
export async function cards(sandbox: Sandbox) {
  return {
    cards: await count(sandbox, paymentInstruments, ofVisitor),
    preferred: await count(
      sandbox,
      paymentInstruments,
      and(ofVisitor, paymentInstruments.preferred),
    ),
  };
}

const kept: Scenarios = [
  each('five instruments', { look: cards, holds: { cards: 5, preferred: 1 } }),
];

const lent: Scenarios = [
  each('five instruments', {
    async look(sandbox) {
      const free = and(isNull(paymentInstruments.accountId), eq(paymentInstruments.used, false));
      return { lent: await count(sandbox, paymentInstruments, free) };
    },
    holds: { lent: 5 },
  }),
];

/** Creates five instruments of the visitor. */
const fiveCards: Scenario['calls'] = async (sandbox) => {
  const requests = [];
  for (const _ of five)
    requests.push({
      as: 'visitor' as const,
      path: { id: await newCard(sandbox, 'visitor', 'pays') },
    });
  return requests;
};

export const instrumentsAtOnce = {
  createCreditCard: kept,
  createBancontactCard: kept,
  createIdeal: kept,
  createPaypal: kept,
  createTwint: kept,
  createPublicCreditCard: lent,
  createPublicBancontactCard: lent,
  createPublicIdeal: lent,
  createPublicPaypal: lent,
  createPublicTwint: lent,
  archivePaymentInstrument: [
    identical({ look: cards, holds: { cards: 1, preferred: 1 } }),
    {
      what: 'five of seven cards',
      calls: fiveCards,
      succeed: 5,
      look: cards,
      holds: { cards: 2, preferred: 1 },
    },
  ],
  preferPaymentInstrument: [
    identical({ look: cards, holds: { cards: 2, preferred: 1 } }),
    {
      what: 'five of seven cards',
      calls: fiveCards,
      succeed: 5,
      look: cards,
      holds: { cards: 7, preferred: 1 },
    },
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
