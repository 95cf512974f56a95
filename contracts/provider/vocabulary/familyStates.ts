import { string, type StateDefinition } from './stateDefinition.ts';

/** People that the member may act for. */
export const familyStates = {
  'a child and a partner': {
    says: 'The studio lets the member act for a child and for a partner, as their records confirm.',
    params: {
      child: string('id of the child in X-Acting-For'),
      partner: string('id of the partner in X-Acting-For'),
    },
  },
  'a booking for a child': {
    says: 'The member has booked an appointment for the child of "a child and a partner".',
    params: { uuid: string('uuid of the booking') },
  },
  'a checkout that has lost its person': {
    says: 'The bank has confirmed a checkout that the member created for a person whom the member may not act for anymore.',
    params: { id: string('id of the checkout') },
  },
} as const satisfies Record<string, StateDefinition>;
