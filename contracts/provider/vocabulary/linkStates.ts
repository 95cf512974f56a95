import { choice, string, type Described } from './described.ts';

const fixes = { amounts: [54.8, 34.9, 19.9] } as const;

/** How a checkout of what is owed, or of a way to pay, stands. */
const situations = {
  CREATED: 'begun',
  AUTHENTICATED: 'the holder has confirmed, or need not',
  FINALIZED: 'done',
  CANCELED: 'given up',
  FAILED: 'declined for lack of funds',
  EXPIRED: 'begun, and too old now',
} as const;

const linkSituations = {
  open: 'it can be used for two weeks',
  used: 'what it was for was done an hour ago',
  expired: 'it could be used until the day before',
} as const;

/** What members owe, and the links of a studio. */
export const linkStates = {
  'an account balance': {
    says: 'The member who is logged in has an account at studio 1001 with two claims, 34.90 EUR and 19.90 EUR.',
    fixes,
    params: {
      state: choice({
        owed: 'nothing of it is paid: 54.80 EUR are owed',
        paid: 'all of it is paid: nothing is owed',
      }),
    },
  },
  'a checkout of a balance': {
    says: 'The payment of the 54.80 EUR that the member who is logged in owes at studio 1001, with instrument 8501. What is owed is as an earlier state has it, else nothing of it is paid before.',
    fixes,
    params: { id: string('id of the checkout'), state: choice(situations) },
  },
  'a public checkout of a balance': {
    says: 'The payment of the 34.90 EUR that Mona Muster owes at studio 1001, with instrument 8501, by link bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc.',
    fixes,
    params: {
      publicToken: string('secret of the checkout'),
      state: choice({
        ...situations,
        'AUTHENTICATED and paid elsewhere': 'confirmed, and what is owed was paid in another way',
      }),
    },
  },
  'a payment request': {
    says: 'Studio 1001 asks Mona Muster for 34.90 EUR and 19.90 EUR, which can be paid without an account in five ways.',
    fixes,
    params: {
      uuid: string('paymentRequestUuid of the request'),
      state: choice({
        OPEN: 'it can be paid for two weeks',
        PAID: 'it was paid through the link',
        PAID_MEANWHILE: 'what was asked for was paid in another way',
        EXPIRED: 'it could be paid until the day before',
        CANCELED: 'the studio has taken it back',
      }),
    },
  },
  'no payment request': {
    says: 'There is no such payment request.',
    params: { uuid: string('uuid that no payment request has') },
  },
  'a checkout of a payment request': {
    says: 'The payment of payment request 5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01, 54.80 EUR, with instrument 8501. The request is as an earlier state has it, else OPEN; PAID when the checkout is done.',
    fixes,
    params: { id: string('id of the checkout'), state: choice(situations) },
  },
  'a link for the way to pay': {
    says: 'A link for Mona Muster, a member of studio 1001 whose membership is paid by DIRECT_DEBIT from DE•• •••• 4242, to replace that.',
    params: { token: string('secret of the link'), state: choice(linkSituations) },
  },
  'a checkout of a way to pay': {
    says: 'Card 8501, begun to be kept through a link that an earlier state has put there.',
    params: { token: string('secret of the link'), state: choice(situations) },
  },
  'a self-service link': {
    says: 'A link for Mona Muster, a member of studio 1001, to replace the way to pay by pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Ga and to pay 34.90 EUR by bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc.',
    params: {
      token: string('secret of the link'),
      state: choice({
        open: 'both can be done, for two weeks',
        used: 'both have been done',
        expired: 'it could be used until the day before',
      }),
    },
  },
  'no link': {
    says: 'There is no link with this secret, neither for a way to pay nor for self-service.',
    params: { token: string('secret that no link has') },
  },
} as const satisfies Record<string, Described>;
