import { string, type Described } from './described.ts';

/** Whom the member may act for. */
export const familyStates = {
  'a child and a partner': {
    says: 'The studio lets the member act for a child and for a partner, whose record says so, too.',
    params: {
      child: string('what the child is called in X-Acting-For'),
      partner: string('what the partner is called in X-Acting-For'),
    },
  },
} as const satisfies Record<string, Described>;
