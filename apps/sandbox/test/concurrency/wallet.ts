/** Passes in wallets: expected outcome of five concurrent calls per operation. */
import { doorCards } from '../../src/domains/visits/tables.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, once, type Scenarios } from './scenario.ts';

const countCards = async (sandbox: Sandbox) => ({ cards: await count(sandbox, doorCards) });

export const walletScenarios = {
  createAppleWalletPass: [each('one member', { loadState: countCards, expected: { cards: 1 } })],
  createGoogleWalletPass: [each('one member', { loadState: countCards, expected: { cards: 1 } })],
  deleteWalletCard: [
    once(['wallet.error.cardnotfound'], { loadState: countCards, expected: { cards: 0 } }),
  ],
} satisfies Record<string, Scenarios>;
