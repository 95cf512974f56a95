/** Memberships of the sample studios, with their terms, modules and text blocks. */
import type {
  contractOfferModules,
  contractOffers,
  contractOfferTerms,
} from '../domains/membershipOffers/tables.ts';

type NewOffer = typeof contractOffers.$inferInsert;
type NewTerm = typeof contractOfferTerms.$inferInsert;
type NewModule = typeof contractOfferModules.$inferInsert;

/** A membership offer of the sample studios, priced in euros. */
export type Sample = Pick<
  NewOffer,
  'name' | 'description' | 'signature' | 'startsOn' | 'preuseDays' | 'paymentSignatureRequired'
> & {
  terms: Omit<NewTerm, 'offerId' | 'position'>[];
  modules: Omit<NewModule, 'offerId' | 'position'>[];
};

const week = { term: 1, termUnit: 'WEEK' } as const;
const month = { term: 1, termUnit: 'MONTH' } as const;
const halfYear = { term: 6, termUnit: 'MONTH' } as const;
const year = { term: 12, termUnit: 'MONTH' } as const;

/** Statutory extension: indefinite after the minimum term, with a month's notice. */
const statutoryExtension = { type: 'INDEFINITE', term: null, noticePeriod: month } as const;

const starterPack = {
  id: 1,
  name: 'Starter pack',
  amountCents: 2900,
  paymentFrequency: null,
  startsAfter: null,
};

const serviceFee = {
  id: 2,
  name: 'Service fee',
  amountCents: 1450,
  paymentFrequency: halfYear,
  startsAfter: halfYear,
};

const drinks: Sample['modules'][number] = {
  name: 'Drinks',
  description: 'As much as you like from the bar.',
  priceCents: 500,
  paymentFrequency: month,
  trialPeriod: month,
};

export const samples: readonly Sample[] = [
  {
    name: 'Basic',
    description: 'All machines and free weights, whenever the studio is open.',
    signature: 'TYPED',
    startsOn: 'ANY_DAY',
    preuseDays: 0,
    paymentSignatureRequired: false,
    terms: [
      {
        term: year,
        priceCents: 2490,
        paymentFrequency: month,
        noticePeriod: month,
        extension: statutoryExtension,
        flatFees: [starterPack],
        discounts: [],
      },
      {
        term: month,
        priceCents: 3490,
        paymentFrequency: month,
        noticePeriod: week,
        extension: { type: 'INDEFINITE', term: null, noticePeriod: week },
        flatFees: [starterPack],
        discounts: [],
      },
    ],
    modules: [drinks],
  },
  {
    name: 'Premium',
    description: 'Everything: machines, classes and sauna, at all studios of the chain.',
    signature: 'DRAWN',
    startsOn: 'FIRST_OF_MONTH',
    preuseDays: 14,
    paymentSignatureRequired: true,
    terms: [
      {
        term: { term: 24, termUnit: 'MONTH' },
        priceCents: 1790,
        paymentFrequency: { term: 2, termUnit: 'WEEK' },
        noticePeriod: month,
        extension: statutoryExtension,
        flatFees: [starterPack, serviceFee],
        discounts: [
          { type: 'TERM', name: 'The first two payments', amountCents: 1790, payments: 2 },
        ],
      },
      {
        term: year,
        priceCents: 4490,
        paymentFrequency: month,
        noticePeriod: month,
        extension: statutoryExtension,
        flatFees: [starterPack, serviceFee],
        discounts: [{ type: 'TERM', name: 'Half the first month', amountCents: 2240, payments: 1 }],
      },
      {
        term: year,
        priceCents: 49_900,
        paymentFrequency: { term: 1, termUnit: 'YEAR' },
        noticePeriod: month,
        extension: statutoryExtension,
        flatFees: [],
        discounts: [],
      },
    ],
    modules: [
      {
        name: 'Classes and sauna',
        description: 'Every class and the sauna, as often as you like.',
        priceCents: null,
        paymentFrequency: month,
        trialPeriod: null,
      },
      drinks,
      {
        name: 'Personal training',
        description: 'An hour with a trainer of your own, each month.',
        priceCents: 3900,
        paymentFrequency: month,
        trialPeriod: null,
      },
    ],
  },
  {
    name: 'Four weeks',
    description: 'Get to know us. It ends by itself.',
    signature: 'NONE',
    startsOn: 'ANY_DAY',
    preuseDays: 0,
    paymentSignatureRequired: false,
    terms: [
      {
        term: { term: 4, termUnit: 'WEEK' },
        priceCents: 3900,
        paymentFrequency: { term: 4, termUnit: 'WEEK' },
        noticePeriod: week,
        extension: { type: 'NONE', term: null, noticePeriod: null },
        flatFees: [],
        discounts: [],
      },
    ],
    modules: [],
  },
];

/** Texts to accept before signing. */
export const textBlocks = [
  {
    id: 1,
    title: 'General terms',
    text: 'The general terms of the studio are part of this contract. I have read them and agree to them.',
    mandatory: true,
  },
  {
    id: 2,
    title: 'Rules of the house',
    text: 'I train at my own risk as far as the law allows, with clean shoes and a towel.',
    mandatory: true,
  },
  {
    id: 3,
    title: 'News and offers by email',
    text: 'The studio may write to me about news and offers. I can object at any time.',
    mandatory: false,
  },
];
