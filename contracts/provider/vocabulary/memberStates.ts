import { choice, integer, type StateDefinition } from './stateDefinition.ts';

/** Charges, credit and messages of members. */
export const memberStates = {
  invoices: {
    says: 'The member of studio 1001 has three invoices: 97101 of 2026-11-01, paid, 34.90 EUR at 19 %; 97102 of 2026-11-10, a credit note of 14.90 EUR at 19 %; and 97103 of 2026-11-15, due on 2026-11-25 and open, 19.90 EUR at 19 % and two vouchers for 50 EUR in total, without tax. Their numbers are NS-70001-0001 to NS-70001-0003.',
    fixes: {
      fields: ['type', 'state'],
      amounts: [34.9, 29.33, 5.57, -14.9, -12.52, -2.38, 19.9, 16.72, 3.18, 50, 0, 66.72, 69.9],
    },
    params: {},
  },
  'no invoice': {
    says: 'There is no invoice with this id.',
    params: { invoiceId: integer('unknown id') },
  },
  'consumption credit': {
    says: 'Consumption credit of the member at studio 1001.',
    fixes: {
      fields: ['type', 'rechargeable', 'paymentMethods'],
      amounts: [51.5, -3.5, 55, 50, 20, 0],
    },
    params: {
      state: choice({
        some: 'a recharge called 50 euros of 55 EUR on 2026-11-20, and a protein shake of 3.50 EUR paid with it on 2026-11-24; the studio sells recharges 70101 (20 EUR for 20 EUR) and 70102 (50 EUR for 55 EUR of credit) as product 60101, for members, by CREDIT_CARD or DIRECT_DEBIT',
        none: 'no credit, and the studio sells no recharges',
      }),
    },
  },
  messages: {
    says: 'Studio 1001 has sent its member two messages and nothing else: 99101 of 2026-11-20 from employees, read, and 99102 of 2026-11-24, unread, about a received cancelation.',
    fixes: { fields: ['type'] },
    params: {},
  },
  'no message': {
    says: 'There is no message with this id.',
    params: { id: integer('unknown id') },
  },
  content: {
    says: 'The chain of studio 1001 has published in English: articles 98101 (2026-11-20, by Trainer One, with a picture) and 98102 (2026-11-10, without an author or a picture), videos 98201 (2026-11-20, with a picture) and 98202 (2026-11-10, without one), each with captions in English and German, and the dashboard links 98301 and 98302.',
    params: {},
  },
  'a drinks machine': {
    says: 'Studio 1001 has the device TRG-1001-01, which is busy for a minute per sale; a studio of another chain has TRG-2001-01.',
    fixes: { amounts: [2.5, 10, 7.5, 0] },
    params: {
      state: choice({
        free: 'not in use; members with the module Drinks of `a membership` may use it',
        busy: 'as free, but a sale started 30 seconds ago',
        'not for this member': 'only for members with another module',
        paid: 'free for members with another module, 2.50 EUR for others; the member of studio 1001 has 10 EUR of credit there',
        'too dear': 'as paid, but the member has 2.49 EUR',
      }),
    },
  },
} as const satisfies Record<string, StateDefinition>;
