import { choice, type StateDefinition } from './stateDefinition.ts';

/** Passes in the wallets of phones. */
export const walletStates = {
  'the wallets': {
    says: 'Whether the operator has configured keys for Apple Wallet and Google Wallet. Throw-away keys do.',
    params: {
      state: choice({
        configured: 'passes for both wallets can be created',
        'not configured': 'passes for neither can be created',
      }),
    },
  },
  'a wallet card': {
    says: 'The current user, a member of studio 1001, has a door card, created on 2026-11-25 at 07:30 UTC.',
    params: {},
  },
} as const satisfies Record<string, StateDefinition>;
