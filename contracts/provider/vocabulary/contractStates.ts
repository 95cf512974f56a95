import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

const prices = [29.9, 44.9, 53.9, 29, 377.3, 31.45, 88.21, 19, 9.5, 5, -5, 10];

/** Amounts of contract 43001 in the examples. */
const signed = [29.9, 358.8, -10, -19.9, 5, 55, 19, 9.5, 402.4, 33.54];

/** Fields of offers and memberships that their texts determine. */
const contractFields = [
  'type',
  'state',
  'signature',
  'paymentMethods',
  'included',
  'mandatory',
] as const;

/** Membership contracts, offers and discounts. */
export const contractStates = {
  'contract offers': {
    says: 'Studio 1001 offers membership 40001, which begins with a month (term 41001: a year at 29.90 EUR by the month, 10 EUR off the first payment, 19 EUR once as fee 1, 9.50 EUR half-yearly after half a year as fee 2, then until further notice; term 41002: a month at 44.90 EUR, 10 EUR off it and 19 EUR once as fee 1, then a month each time; module 42001 included, 42002 at 5 EUR by the month after a month of trial; text block 1 is mandatory, 2 is not; the signature is drawn; by DIRECT_DEBIT or BANK_TRANSFER), and 40002, until the end of a year, which begins on any day (term 41003: ten days at 29 EUR, 5 EUR off it and 5 EUR once as fee 1, with module 42003 included; a typed signature, an identity number and a document; by BANK_TRANSFER). Voucher WELCOME-10 takes 10 EUR off the first payment and is good for 5 contracts. Returns the first of a month on which they can begin, after the time for a withdrawal, as `startDate`, a day before it from which the studio can be used as `preuseDate`, and the first of a month before that time is over as `earlyStartDate`.',
    answers: ['startDate', 'preuseDate', 'earlyStartDate'],
    fixes: { fields: contractFields, amounts: [...prices, ...signed] },
    params: {},
  },
  'no contract offer': {
    says: 'The studio has no offer with this id.',
    params: { contractOfferId: integer('unknown id') },
  },
  'an offer without a signature': {
    says: 'The offer with this id is signed with the button only.',
    params: { contractOfferId: integer('id of the offer') },
  },
  'no contract term': {
    says: 'No offer has a term with this id.',
    params: { contractOfferTermId: integer('unknown id') },
  },
  'a referral program': {
    says: 'Studio 1001 has a referral program with 10 EUR off the first two payments; its member has a code and may see the program.',
    fixes: { amounts: [10] },
    params: {
      state: choice({
        runs: 'valid for at least a year',
        'runs until further notice': 'without an end date',
        over: 'its last day was yesterday',
      }),
      code: string('code of the member'),
    },
  },
  'a signed contract': {
    says: 'The current user, or else the member, has signed term 41001 of `contract offers`, with module 42002, voucher WELCOME-10 and a referral code, by DIRECT_DEBIT. The studio has these offers. Returns their `startDate`, `preuseDate` and `earlyStartDate`.',
    answers: ['startDate', 'preuseDate', 'earlyStartDate'],
    fixes: { fields: contractFields, amounts: signed },
    params: {
      uuid: string('uuid of the sale'),
      state: choice({ running: 'it runs', canceled: 'canceled' }),
    },
  },
  'no contract': {
    says: 'There is no contract and no checkout with this uuid.',
    params: { uuid: string('unknown uuid') },
  },
  'a membership': {
    says: 'The current user, or else the member, may see all contracts (both permissions) and has two at studio 1001, where contracts can be canceled online. Contract 93101, number NO1001-7H2K9P4RTX, uuid 7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01, of Mona Muster, born on 1990-05-17: a year at 29.90 EUR by the month that has been running for months, whose notice period of a month before its end has not begun, then until further notice, with module 94101 included, module 94102 at 5 EUR by the month, one-off fees and a half-yearly one of 9.50 EUR, a price of 31.90 EUR after its term, and 3 to 11 payments left. Contract 93102, for ten days, has ended. For contract 93101, modules 92104 (4 EUR by the month, after a month of trial) and 92105 (39 EUR by the month) can be booked. The chain has reasons 96001 and 96002 for contracts and 96003 for modules. Returns the day on which contract 93101 and module 94102 end if they are canceled today as `contractEndDate`, and a day after today on which module 92104 can begin as `moduleStartDate`.',
    answers: ['contractEndDate', 'moduleStartDate'],
    fixes: {
      fields: [
        'extension.type',
        'lapses.type',
        'state',
        'included',
        'upgradable',
        'cancelable',
        'withdrawable',
      ],
      amounts: [36.49, 40.49, 19, 4, 423.3, 35.28],
    },
    params: {
      state: choice({
        running: 'nothing is canceled',
        canceled: 'contract 93101 is canceled by the member and has not ended',
        replaced:
          'contract 93103, with number NO1001-9W4T6K2MXQ and otherwise the same, replaces contract 93101, which has not ended and had itself replaced another one',
        'module on trial': 'module 94102 is in a free trial, today or later',
        'module canceled': 'module 94102 is canceled by the member and has not ended',
        'module canceled by the studio':
          'module 94102 is canceled without a receipt and has not ended',
      }),
    },
  },
  'no membership': {
    says: 'There is no contract and no module contract with this id.',
    params: { contractId: integer('unknown id') },
  },
  'a missing permission': {
    says: 'The studio does not grant its members a permission.',
    params: {
      permission: choice({
        CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS: 'to see active contracts',
        CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS: 'to see ended contracts',
      }),
    },
  },
} as const satisfies Record<string, StateDefinition>;
