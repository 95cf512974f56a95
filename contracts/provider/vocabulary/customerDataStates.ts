import { choice, string, type StateDefinition } from './stateDefinition.ts';

/** Personal data of members and their permissions. */
export const customerDataStates = {
  'what the member may do': {
    says: 'Permissions that studio 1001 grants its members in the customer center.',
    fixes: { fields: ['editable', 'approvalRequired'] },
    params: {
      may: choice({
        'change at once':
          'sees personal, address, contact and payment data; changes take effect at once',
        'ask for changes': 'sees them; the studio must approve changes',
        'only see': 'sees them but cannot change them',
        nothing: 'neither sees nor changes them or the account',
        'see the account in detail': 'sees every entry of the account, and the balance',
        'see the account in sums': 'sees monthly totals but not the balance',
        'see the balance': 'sees only the balance',
        'see invoices': 'sees only invoices',
        'see visits': 'sees only past visits',
        'see credit': 'sees the consumption credit but cannot recharge it',
        'recharge credit': 'sees and can recharge the consumption credit',
      }),
    },
  },
  'a signature for payments': {
    says: 'The member of studio 1001 must sign changes of payment data.',
    params: {},
  },
  'an amendment': {
    says: 'The member of studio 1001 requested a change on 24 November 2026 at 9:00 (Europe/Berlin): the family name Beispiel, an address in Milano, the address mona@northside.example, or payment from DE•• •••• 4242 by mandate NO1001-7K3M9QX2WA.',
    fixes: { times: { createdAt: '2026-11-24 09:00' } },
    params: {
      id: string('uuid of the change'),
      section: choice({
        personal: 'personal data',
        address: 'address data',
        contact: 'contact data',
        payment: 'payment data',
      }),
      state: choice({
        pending: 'waiting for the studio',
        accepted: 'the studio has accepted it',
        rejected: 'the studio has rejected it',
        withdrawn: 'the member has withdrawn it',
      }),
    },
  },
  'no amendment': {
    says: 'There is no change with this id.',
    params: { id: string('unknown uuid') },
  },
  'a paid membership': {
    says: 'Payment method of the membership at studio 1001.',
    fixes: { times: { mandateGivenAt: '2026-11-01 09:00' } },
    params: {
      by: choice({
        'direct debit':
          'from DE•• •••• 4242 of Mona Muster, by mandate NO1001-2B4D6F8HJK, given on 1 November 2026 at 9:00 (Europe/Berlin)',
        cash: 'in cash at the studio',
      }),
    },
  },
} as const satisfies Record<string, StateDefinition>;
