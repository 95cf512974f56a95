import { choice, integer, string, type Described } from './described.ts';

/** Payment instruments and purchases. */
export const paymentStates = {
  'a payment instrument': {
    says: 'A Visa card, kept for the account that is logged in, or usable once when nobody is.',
    params: {
      id: integer('id of the instrument'),
      bank: choice({
        'asks for a confirmation': 'the holder must answer on a page of the payment provider',
        'asks for nothing': 'payments go through without the holder',
        declines: 'payments are declined for lack of funds',
      }),
    },
  },
  'no payment instrument': {
    says: 'There is no instrument with this id.',
    params: { id: integer('id that no instrument has') },
  },
  'no payment instruments': {
    says: 'Nothing is kept for the account that is logged in.',
    params: {},
  },
  'a card': {
    says: 'What the payment provider makes of the token of a card or an account.',
    params: {
      token: string('the token'),
      bank: choice({ accepts: 'it can be kept', refuses: 'it is refused' }),
    },
  },
  'a tokenization': {
    says: 'A tokenization of a card by the account that is logged in.',
    params: {
      reference: string('its tokenizationReference'),
      state: choice({
        INITIATED: 'the holder has not answered yet',
        AUTHORIZED: 'the holder has said yes; no instrument was made of it yet',
        DECLINED: 'the bank has refused the card',
        COMPLETED: 'instrument 8501 was made of it',
      }),
    },
  },
  'a mandate': {
    says: 'The account that is logged in has given studio 1001 a SEPA mandate.',
    params: { reference: string('reference of the mandate') },
  },
  'a balance link': {
    says: 'Studio 1001 has sent Mona Muster, who pays by DIRECT_DEBIT, a link for the 34.90 EUR that she owes.',
    fixes: { amounts: [34.9] },
    params: { token: string('secret of the link') },
  },
  'no balance link': {
    says: 'There is no such link.',
    params: { token: string('secret that no link has') },
  },
  'no tokenization': {
    says: 'There is no tokenization with this reference.',
    params: { reference: string('reference that no tokenization has') },
  },
  'a used idempotency key': {
    says: 'Whoever asks has sent this Idempotency-Key before, with another request than the one that follows.',
    params: {
      key: string('the key'),
      operation: choice({
        createCheckout: 'it began a checkout',
        finalizeCheckout: 'it finalized another checkout',
      }),
    },
  },
  'a checkout': {
    says: 'The purchase of a place in course appointment 50001 (offer 601) with instrument 8501, by the account that is logged in, at 14.50 EUR.',
    fixes: { amounts: [14.5] },
    params: {
      id: string('id of the checkout'),
      state: choice({
        CREATED: 'begun',
        AUTHENTICATED: 'the holder has confirmed the payment, or need not',
        'AUTHENTICATED for the waiting list': 'the same, with joinWaitingList',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        CANCELED: 'given up',
        EXPIRED: 'begun, and too old now',
      }),
    },
  },
  'a public checkout': {
    says: 'The same purchase by somebody without an account.',
    fixes: { amounts: [14.5] },
    params: {
      publicToken: string('secret of the checkout'),
      state: choice({
        CREATED: 'begun',
        AUTHENTICATED: 'the holder has confirmed the payment, or need not',
        'AUTHENTICATED for the waiting list': 'the same, with joinWaitingList',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        CANCELED: 'given up',
        EXPIRED: 'begun, and too old now',
      }),
    },
  },
  'a payment': {
    says: 'What the account that is logged in has paid for a place in course appointment 50001, 14.50 EUR, with instrument 8501 if there is one.',
    fixes: { amounts: [14.5] },
    params: {
      id: string('id of the payment'),
      state: choice({
        PAID: 'the place can still be given back',
        'PAID and too late': 'the time for a cancelation is over',
        PENDING: 'a direct debit on its way',
        RETURNED: 'a direct debit that came back',
        REFUNDED: 'given back before',
      }),
    },
  },
  'no payment': {
    says: 'There is no payment with this id.',
    params: { id: string('id that no payment has') },
  },
  'no payments': { says: 'The account that is logged in has paid nothing.', params: {} },
  'a checkout to be paid later': {
    says: 'The purchase of a place in course appointment 50001 by FINION_PAY, by the account that is logged in, at 14.50 EUR; the service was not asked yet.',
    fixes: { amounts: [14.5] },
    params: {
      id: string('id of the checkout'),
      state: choice({
        CREATED: 'begun',
        CANCELED: 'given up',
        EXPIRED: 'begun, and too old now',
      }),
    },
  },
  'a request to pay later': {
    says: 'The account that is logged in has agreed at the pay-later service to pay 14.50 EUR for a checkout.',
    fixes: { amounts: [14.5] },
    params: { checkoutId: string('id of the checkout') },
  },
  'no checkout': {
    says: 'There is no checkout with this id, or with this token.',
    params: { key: string('id or token that no checkout has') },
  },
} as const satisfies Record<string, Described>;
