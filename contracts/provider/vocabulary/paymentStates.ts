import { slotTimes } from './bookingStates.ts';
import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

/** Fields that the purchase and its situation determine. */
export const checkoutFields = ['type', 'state', 'paymentMethod', 'failureReason'] as const;

/** Payment instruments and purchases. */
export const paymentStates = {
  'a payment instrument': {
    says: 'A Visa card stored for the current user, or for a single checkout if nobody is logged in.',
    fixes: { fields: ['type', 'paymentMethod'] },
    params: {
      id: integer('id of the instrument'),
      bank: choice({
        'asks for a confirmation':
          'the holder must confirm payments on a page of the payment provider',
        'asks for nothing': 'payments succeed without a confirmation',
        declines: 'payments are declined for lack of funds',
      }),
    },
  },
  'no payment instrument': {
    says: 'There is no instrument with this id.',
    params: { id: integer('unknown id') },
  },
  'no payment instruments': {
    says: 'The current user has no stored payment instruments.',
    params: {},
  },
  'a card': {
    says: 'Decision of the payment provider about the token of a card or bank account.',
    params: {
      token: string('the token'),
      bank: choice({ accepts: 'it can be stored', refuses: 'it is rejected' }),
    },
  },
  'a tokenization': {
    says: 'A tokenization of a card by the current user.',
    fixes: { fields: ['type', 'paymentMethod', 'declineReason'] },
    params: {
      reference: string('its tokenizationReference'),
      state: choice({
        INITIATED: 'the holder has not confirmed yet',
        AUTHORIZED: 'the holder has confirmed; no instrument was created yet',
        DECLINED: 'the bank has declined the card',
        COMPLETED: 'instrument 8501 was created',
      }),
    },
  },
  'a mandate': {
    says: 'A SEPA mandate for studio 1001, requested in English on the morning of 25 November 2026.',
    fixes: { fields: ['type', 'paymentMethod'] },
    params: {
      reference: string('reference of the mandate'),
      state: choice({
        read: 'not given yet',
        given: 'given by the current user',
      }),
    },
  },
  'a balance link': {
    says: 'Studio 1001 has sent Mona Muster, who pays by DIRECT_DEBIT, a link to pay her balance of 34.90 EUR.',
    fixes: { amounts: [34.9] },
    params: { token: string('secret of the link') },
  },
  'no balance link': {
    says: 'There is no link with this secret.',
    params: { token: string('unknown secret') },
  },
  'no tokenization': {
    says: 'There is no tokenization with this reference.',
    params: { reference: string('unknown reference') },
  },
  'a used idempotency key': {
    says: 'The caller has already used this Idempotency-Key for another request.',
    params: {
      key: string('the key'),
      operation: choice({
        createCheckout: 'it created a checkout',
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
    says: 'The purchase of a place in course appointment 50001 (offer 601) with instrument 8501, by the current user, at 14.50 EUR.',
    fixes: { fields: checkoutFields, amounts: [14.5] },
    params: {
      id: string('id of the checkout'),
      state: choice({
        CREATED: 'created',
        AUTHENTICATED: 'confirmed by the holder, or no confirmation required',
        'AUTHENTICATED for the waiting list': 'as AUTHENTICATED, with joinWaitingList',
        'AUTHENTICATED with a voucher':
          'as AUTHENTICATED, with a voucher of 50 EUR, SAMP-7KQ2-9XTM, for 4.50 EUR of it',
        'AUTHENTICATED with a spent voucher':
          'as AUTHENTICATED, with a voucher for 4.50 EUR on which nothing is left any more',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        CANCELED: 'canceled',
        EXPIRED: 'created and expired',
      }),
    },
  },
  'a public checkout': {
    says: 'The purchase of `a checkout`, by someone without an account.',
    fixes: { fields: checkoutFields, amounts: [14.5] },
    params: {
      publicToken: string('secret of the checkout'),
      state: choice({
        CREATED: 'created',
        AUTHENTICATED: 'confirmed by the holder, or no confirmation required',
        'AUTHENTICATED for the waiting list': 'as AUTHENTICATED, with joinWaitingList',
        'AUTHENTICATED with a voucher':
          'as AUTHENTICATED, with a voucher of 50 EUR, SAMP-7KQ2-9XTM, for 4.50 EUR of it',
        'AUTHENTICATED with a spent voucher':
          'as AUTHENTICATED, with a voucher for 4.50 EUR on which nothing is left any more',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        CANCELED: 'canceled',
        EXPIRED: 'created and expired',
      }),
    },
  },
  'a payment': {
    says: 'Payment of 14.50 EUR by the current user for a place in course appointment 50001, with instrument 8501 if it exists.',
    fixes: {
      fields: ['type', 'state', 'paymentMethod', 'refundable', 'refusal'],
      amounts: [14.5, 10, 4.5],
    },
    params: {
      id: string('id of the payment'),
      state: choice({
        PAID: 'the booking can still be canceled',
        'PAID with a voucher':
          'as PAID, of which voucher SAMP-7KQ2-9XTM paid 4.50 EUR and the card 10 EUR',
        'PAID and too late': 'the cancelation deadline has passed',
        PENDING: 'a pending direct debit',
        RETURNED: 'a returned direct debit',
        REFUNDED: 'already refunded',
        'REFUNDED with a voucher':
          'as REFUNDED, with 4.50 EUR returned to voucher SAMP-7KQ2-9XTM and 10 EUR to the card',
      }),
    },
  },
  'no payment': {
    says: 'There is no payment with this id.',
    params: { id: string('unknown id') },
  },
  'no payments': { says: 'The current user has no payments.', params: {} },
  'a checkout to be paid later': {
    says: 'The purchase of a place in course appointment 50001 by FINION_PAY, by the current user, at 14.50 EUR, before the request to the service.',
    fixes: { fields: checkoutFields, amounts: [14.5] },
    params: {
      id: string('id of the checkout'),
      state: choice({
        CREATED: 'created',
        CANCELED: 'canceled',
        EXPIRED: 'created and expired',
      }),
    },
  },
  'a request to pay later': {
    says: 'The current user has agreed to pay 14.50 EUR for a checkout through the pay-later service.',
    fixes: { amounts: [14.5] },
    params: { checkoutId: string('id of the checkout') },
  },
  'a checkout of a single appointment': {
    says: 'The purchase of benefit 901 at studio 1001 with employee 301, from 10:00 to 11:00 in the time zone of the studio (offer 80001, 49 EUR), with instrument 8501, by the current user. Returns the `day` in that time zone.',
    answers: ['day'],
    fixes: {
      fields: [...checkoutFields, 'waitingListActive'],
      amounts: [49],
      times: slotTimes,
    },
    params: {
      id: string('id of the checkout'),
      state: choice({
        CREATED: 'created',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        FAILED: 'declined for lack of funds',
      }),
    },
  },
  'a public checkout of a single appointment': {
    says: 'The purchase of `a checkout of a single appointment`, by someone without an account. Returns the `day` in that time zone.',
    answers: ['day'],
    fixes: {
      fields: [...checkoutFields, 'waitingListActive'],
      amounts: [49],
      times: slotTimes,
    },
    params: {
      publicToken: string('secret of the checkout'),
      state: choice({
        CREATED: 'created',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        FAILED: 'declined for lack of funds',
      }),
    },
  },
  'no checkout': {
    says: 'There is no checkout with this id, or with this token.',
    params: { key: string('unknown id or token') },
  },
} as const satisfies Record<string, StateDefinition>;
