import { choice, integer, type StateDefinition } from './stateDefinition.ts';

/** Loyalty program of a chain. */
export const loyaltyStates = {
  'a loyalty program': {
    says: 'The chain northside has a loyalty program called Northside Rewards, and the member of studio 1001 has the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Points count for twelve months. Rewards by id, with their points: 98101 (80, which the member has redeemed), 98107 (150, a voucher of 20 EUR), 98105 (200, until 2026-10-31), 98104 (300, for the level Gold), 98102 (400, 10 EUR to spend), 98106 (450, a free week), 98103 (1000).',
    fixes: { fields: ['type', 'state', 'reached', 'current'], amounts: [10, 20] },
    params: {
      member: choice({
        registered:
          'registered since 2025-11-02 with 520 points: 100 of that day, of which 80 were spent on 2026-06-10 and 20 have expired, 500 of 2026-03-05 and 20 of 2026-11-20',
        'on the highest level': 'the same, plus 2000 points of 2026-11-20',
        'without points': 'registered without any points yet; the first level starts at 500 points',
        'in registration': 'registered, waiting for confirmation by the chain',
        'not registered': 'not registered',
      }),
      program: choice({
        usual:
          'three levels, Bronze from 0, Silver from 500 and Gold from 2000 points; three activities, joining for 100, classes for 20 and referrals for 500 points',
        'with confirmation': 'the same, but employees of the chain confirm registrations',
        empty: 'without levels, activities and rewards',
      }),
    },
  },
  'no loyalty program': {
    says: 'The chain northside has no loyalty program, although its member has the permission.',
    params: {},
  },
  'no loyalty premium': {
    says: 'The program has no reward with this id.',
    params: { assignmentId: integer('unknown id') },
  },
} as const satisfies Record<string, StateDefinition>;
