import { string, type StateDefinition } from './stateDefinition.ts';

/** Devices with notifications. */
export const pushStates = {
  'a push subscription': {
    says: 'The current user receives notifications on this device.',
    params: { endpoint: string('address of the subscription at the push service') },
  },
} as const satisfies Record<string, StateDefinition>;
