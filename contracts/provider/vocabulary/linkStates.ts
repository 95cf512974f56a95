import { checkoutFields } from './paymentStates.ts';
import { choice, string, type StateDefinition } from './stateDefinition.ts';

const fixes = { amounts: [54.8, 34.9, 19.9] } as const;

/** States of checkouts for balances and payment methods. */
const situations = {
  CREATED: 'created',
  AUTHENTICATED: 'confirmed by the holder, or no confirmation required',
  FINALIZED: 'done',
  CANCELED: 'canceled',
  FAILED: 'declined for lack of funds',
  EXPIRED: 'created and expired',
} as const;

const linkSituations = {
  open: 'valid for two weeks',
  used: 'used an hour ago',
  expired: 'expired yesterday',
} as const;

/** Account balances and links from the studio. */
export const linkStates = {
  'an account balance': {
    says: 'The logged-in member has an account at studio 1001 with two open claims, 34.90 EUR and 19.90 EUR.',
    fixes: { ...fixes, fields: ['type', 'payable'] },
    params: {
      state: choice({
        owed: 'not paid: the balance is 54.80 EUR',
        paid: 'fully paid: the balance is zero',
      }),
    },
  },
  'a checkout of a balance': {
    says: 'The payment of the 54.80 EUR that the logged-in member owes at studio 1001, with instrument 8501. The balance follows from an earlier state; by default it is not paid yet.',
    fixes: { ...fixes, fields: checkoutFields },
    params: { id: string('id of the checkout'), state: choice(situations) },
  },
  'a public checkout of a balance': {
    says: 'The payment of the 34.90 EUR that Mona Muster owes at studio 1001, with instrument 8501, by link bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc.',
    fixes: { ...fixes, fields: checkoutFields },
    params: {
      publicToken: string('secret of the checkout'),
      state: choice({
        ...situations,
        'AUTHENTICATED and paid elsewhere':
          'confirmed, but the balance has been paid in another way',
      }),
    },
  },
  'a payment request': {
    says: 'Studio 1001 requests 34.90 EUR and 19.90 EUR from Mona Muster, payable without an account by five methods.',
    fixes: { ...fixes, fields: ['state'] },
    params: {
      uuid: string('paymentRequestUuid of the request'),
      state: choice({
        OPEN: 'payable for two weeks',
        PAID: 'paid through the link',
        PAID_MEANWHILE: 'paid in another way',
        EXPIRED: 'expired yesterday',
        CANCELED: 'canceled by the studio',
      }),
    },
  },
  'no payment request': {
    says: 'There is no payment request with this uuid.',
    params: { uuid: string('unknown uuid') },
  },
  'a checkout of a payment request': {
    says: 'The payment of payment request 5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01, 54.80 EUR, with instrument 8501. The request follows from an earlier state and is OPEN by default; it is PAID if the checkout is finalized.',
    fixes: { ...fixes, fields: checkoutFields },
    params: { id: string('id of the checkout'), state: choice(situations) },
  },
  'a link for the way to pay': {
    says: 'A link for Mona Muster, a member of studio 1001 to replace the payment method of her membership, DIRECT_DEBIT from DE•• •••• 4242.',
    fixes: { fields: ['paymentMethod'] },
    params: { token: string('secret of the link'), state: choice(linkSituations) },
  },
  'a checkout of a way to pay': {
    says: 'A checkout that stores card 8501 through the link of an earlier state.',
    fixes: { fields: checkoutFields },
    params: { token: string('secret of the link'), state: choice(situations) },
  },
  'a self-service link': {
    says: 'A link for Mona Muster, a member of studio 1001, to replace the payment method by pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Ga and to pay 34.90 EUR by bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc.',
    fixes: { fields: ['type'] },
    params: {
      token: string('secret of the link'),
      state: choice({
        open: 'valid for both, for two weeks',
        used: 'both have been done',
        expired: 'expired yesterday',
      }),
    },
  },
  'no link': {
    says: 'There is no link with this secret, neither for a payment method nor for self-service.',
    params: { token: string('unknown secret') },
  },
} as const satisfies Record<string, StateDefinition>;
