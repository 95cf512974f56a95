/** Payment instruments: expected outcome of five concurrent calls per operation. */
import { and, eq, isNull } from 'drizzle-orm';
import { paymentInstruments } from '../../src/domains/payments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { newCard } from '../harness/purchase.ts';
import { accountIds, type Sandbox } from '../harness/sandbox.ts';
import { count, each, five, identical, type Scenario, type Scenarios } from './scenario.ts';

const isVisitorInstrument = and(
  eq(paymentInstruments.accountId, accountIds.visitor),
  isNull(paymentInstruments.archivedAt),
);

/** Counts the active instruments of the visitor, and the preferred one. */
export async function countCards(sandbox: Sandbox) {
  return {
    cards: await count(sandbox, paymentInstruments, isVisitorInstrument),
    preferred: await count(
      sandbox,
      paymentInstruments,
      and(isVisitorInstrument, paymentInstruments.preferred),
    ),
  };
}

const storeScenarios: Scenarios = [
  each('five instruments', { loadState: countCards, expected: { cards: 5, preferred: 1 } }),
];

const lendScenarios: Scenarios = [
  each('five instruments', {
    async loadState(sandbox) {
      const isLent = and(isNull(paymentInstruments.accountId), eq(paymentInstruments.used, false));
      return { lent: await count(sandbox, paymentInstruments, isLent) };
    },
    expected: { lent: 5 },
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

export const instrumentScenarios = {
  createCreditCard: storeScenarios,
  createBancontactCard: storeScenarios,
  createIdeal: storeScenarios,
  createPaypal: storeScenarios,
  createTwint: storeScenarios,
  createPublicCreditCard: lendScenarios,
  createPublicBancontactCard: lendScenarios,
  createPublicIdeal: lendScenarios,
  createPublicPaypal: lendScenarios,
  createPublicTwint: lendScenarios,
  archivePaymentInstrument: [
    identical({ loadState: countCards, expected: { cards: 1, preferred: 1 } }),
    {
      title: 'five of seven cards',
      calls: fiveCards,
      succeed: 5,
      loadState: countCards,
      expected: { cards: 2, preferred: 1 },
    },
  ],
  preferPaymentInstrument: [
    identical({ loadState: countCards, expected: { cards: 2, preferred: 1 } }),
    {
      title: 'five of seven cards',
      calls: fiveCards,
      succeed: 5,
      loadState: countCards,
      expected: { cards: 7, preferred: 1 },
    },
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
