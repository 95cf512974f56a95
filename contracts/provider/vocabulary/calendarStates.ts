import type { StateDefinition } from './stateDefinition.ts';

/** Calendar subscriptions. */
export const calendarStates = {
  'a calendar subscription': {
    says: 'The current user has a calendar address, created on 2026-11-02 at 08:15 UTC.',
    params: {},
  },
} as const satisfies Record<string, StateDefinition>;
