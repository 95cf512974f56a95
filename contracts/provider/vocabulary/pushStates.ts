import { string, type Described } from './described.ts';

/** Devices that an account is told on. */
export const pushStates = {
  'a push subscription': {
    says: 'The account that is logged in is told on this device.',
    params: { endpoint: string('address of the subscription at the push service') },
  },
} as const satisfies Record<string, Described>;
