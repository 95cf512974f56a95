import { choice, string, type Described } from './described.ts';

/** What a studio knows of its member, and what the member may see and change. */
export const customerDataStates = {
  'what the member may do': {
    says: 'What the member of studio 1001 may do in the customer center.',
    params: {
      may: choice({
        'change at once':
          'sees personal, address, contact and payment data, and what is changed takes effect at once',
        'ask for changes': 'sees them, and the studio has to approve what is changed',
        'only see': 'sees them, and can change none of them',
        nothing: 'sees and changes none of them, nor the account',
        'see the account in detail': 'sees every entry of the account, and the balance',
        'see the account in sums': 'sees the sums of each month, and not the balance',
        'see the balance': 'sees the balance alone',
        'see invoices': 'sees invoices alone',
        'see visits': 'sees the history of visits alone',
        'see credit': 'sees the consumption credit, and cannot recharge it',
        'recharge credit': 'sees the consumption credit, and can recharge it',
      }),
    },
  },
  'a signature for payments': {
    says: 'The member of studio 1001 has to sign whenever payment data are changed.',
    params: {},
  },
  'an amendment': {
    says: 'The member of studio 1001 has asked for a change on 24 November 2026 at 9:00 (Europe/Berlin): the family name Beispiel, an address in Milano, the address mona@northside.example, or to pay from DE•• •••• 4242 by mandate NO1001-7K3M9QX2WA.',
    params: {
      id: string('uuid of the change'),
      section: choice({
        personal: 'personal data',
        address: 'address data',
        contact: 'contact data',
        payment: 'payment data',
      }),
      state: choice({
        pending: 'it waits for the studio',
        accepted: 'the studio has accepted it',
        rejected: 'the studio has rejected it',
        withdrawn: 'the member has taken it back',
      }),
    },
  },
  'no amendment': {
    says: 'There is no change with this id.',
    params: { id: string('uuid that no change has') },
  },
  'a paid membership': {
    says: 'How the member of studio 1001 pays the membership.',
    params: {
      by: choice({
        'direct debit':
          'from DE•• •••• 4242 of Mona Muster, by mandate NO1001-2B4D6F8HJK, given on 1 November 2026 at 9:00 (Europe/Berlin)',
        cash: 'in cash at the studio',
      }),
    },
  },
} as const satisfies Record<string, Described>;
