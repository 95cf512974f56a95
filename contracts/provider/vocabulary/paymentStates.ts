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
    says: 'A SEPA mandate for studio 1001, read in English on the morning of 25 November 2026.',
    params: {
      reference: string('reference of the mandate'),
      state: choice({
        read: 'nobody has given it yet',
        given: 'the account that is logged in has given it',
      }),
    },
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
        bookDayTicket: 'it booked another day ticket',
        createBeverageSale: 'it started another drinks machine',
        signContract: 'it signed another contract',
        signPublicContract: 'it signed another contract without an account',
        cancelContract: 'it canceled another contract',
        withdrawContractCancelation: 'it withdrew the cancelation of another contract',
        withdrawModuleContractCancelation: 'it withdrew the cancelation of another module',
        bookModuleContract: 'it booked another module',
        cancelModuleContract: 'it canceled another module',
        createPublicCancelation: 'it canceled another contract without an account',
        createPublicWithdrawal: 'it withdrew from another contract without an account',
        createIdlePeriod: 'it asked for another idle period',
        redeemReferralPremium: 'it redeemed another reward for a referral',
        createCompensationProposal: 'it proposed another compensation',
        redeemLoyaltyPremium: 'it redeemed another reward of the loyalty program',
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
  'a checkout of a single appointment': {
    says: 'The purchase of kind 901 at studio 1001 with employee 301, from 10:00 to 11:00 in the zone of the studio (offer 80001, 49 EUR), with instrument 8501, by the account that is logged in. Answers the `day` in that zone.',
    answers: ['day'],
    fixes: { amounts: [49], times: { startDateTime: '10:00', endDateTime: '11:00' } },
    params: {
      id: string('id of the checkout'),
      state: choice({
        CREATED: 'begun',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        FAILED: 'declined for lack of funds',
      }),
    },
  },
  'a public checkout of a single appointment': {
    says: 'The same purchase by somebody without an account. Answers the `day` in that zone.',
    answers: ['day'],
    fixes: { amounts: [49], times: { startDateTime: '10:00', endDateTime: '11:00' } },
    params: {
      publicToken: string('secret of the checkout'),
      state: choice({
        CREATED: 'begun',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        FAILED: 'declined for lack of funds',
      }),
    },
  },
  'no checkout': {
    says: 'There is no checkout with this id, or with this token.',
    params: { key: string('id or token that no checkout has') },
  },
} as const satisfies Record<string, Described>;
