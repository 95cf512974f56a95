/** Membership offers of the sample studio. */
import type { Database } from '../platform/database/database.ts';
import {
  contractOfferModules,
  contractOffers,
  contractOfferTerms,
  contractVouchers,
  referralPrograms,
} from '../domains/membershipOffers/tables.ts';

const month = { term: 1, termUnit: 'MONTH' } as const;
const week = { term: 1, termUnit: 'WEEK' } as const;
const halfYear = { term: 6, termUnit: 'MONTH' } as const;

const offerDefaults = {
  studioId: 1001,
  pictured: true,
  signature: 'DRAWN',
  paymentSignatureRequired: false,
  paymentMethods: ['DIRECT_DEBIT', 'BANK_TRANSFER'],
  startsOn: 'FIRST_OF_MONTH',
  startWithinDays: 60,
  preuseDays: 14,
  taxIdRequired: false,
  identityDocumentRequired: false,
} satisfies Partial<typeof contractOffers.$inferInsert>;

const offerRows = [
  {
    ...offerDefaults,
    id: 40_001,
    name: 'Flex membership',
    description: 'Train whenever you like.',
    textBlocks: [
      {
        id: 1,
        title: 'General terms',
        text: 'The general terms of the studio are part of the contract.',
        mandatory: true,
      },
      {
        id: 2,
        title: 'Photos',
        text: 'The studio may show photos of classes on which I can be seen.',
        mandatory: false,
      },
    ],
    position: 1,
  },
  {
    ...offerDefaults,
    id: 40_002,
    name: 'Ten days',
    description: 'Everything, for ten days.',
    pictured: false,
    validFrom: '2026-11-01',
    validUntil: '2027-12-31',
    signature: 'TYPED',
    paymentMethods: ['BANK_TRANSFER'],
    startsOn: 'ANY_DAY',
    preuseDays: 0,
    taxIdRequired: true,
    identityDocumentRequired: true,
    textBlocks: [
      {
        id: 3,
        title: 'News',
        text: 'The studio may write to me about news and offers.',
        mandatory: false,
      },
    ],
    position: 2,
  },
] satisfies (typeof contractOffers.$inferInsert)[];

const starterPack = {
  id: 1,
  name: 'Starter pack',
  amountCents: 1900,
  paymentFrequency: null,
  startsAfter: null,
};

const welcome = { type: 'TERM' as const, name: 'Welcome', amountCents: 1000, payments: 1 };

const termRows = [
  {
    id: 41_001,
    offerId: 40_001,
    term: { term: 12, termUnit: 'MONTH' },
    priceCents: 2990,
    paymentFrequency: month,
    noticePeriod: month,
    extension: { type: 'INDEFINITE', term: null, noticePeriod: month },
    flatFees: [
      starterPack,
      {
        id: 2,
        name: 'Service fee',
        amountCents: 950,
        paymentFrequency: halfYear,
        startsAfter: halfYear,
      },
    ],
    discounts: [welcome],
    position: 1,
  },
  {
    id: 41_002,
    offerId: 40_001,
    term: month,
    priceCents: 4490,
    paymentFrequency: month,
    noticePeriod: week,
    extension: { type: 'FIXED', term: month, noticePeriod: week },
    flatFees: [starterPack],
    discounts: [welcome],
    position: 2,
  },
  {
    id: 41_003,
    offerId: 40_002,
    term: { term: 10, termUnit: 'DAY' },
    priceCents: 2900,
    paymentFrequency: { term: 10, termUnit: 'DAY' },
    noticePeriod: { term: 1, termUnit: 'DAY' },
    extension: { type: 'NONE', term: null, noticePeriod: null },
    flatFees: [{ ...starterPack, name: 'Card', amountCents: 500 }],
    discounts: [{ ...welcome, amountCents: 500 }],
    position: 1,
  },
] satisfies (typeof contractOfferTerms.$inferInsert)[];

const moduleRows = [
  {
    id: 42_001,
    offerId: 40_001,
    name: 'Sauna',
    description: 'The sauna, every day.',
    priceCents: null,
    paymentFrequency: month,
    trialPeriod: null,
    position: 1,
  },
  {
    id: 42_002,
    offerId: 40_001,
    name: 'Drinks',
    description: 'As much as you like from the bar.',
    priceCents: 500,
    paymentFrequency: month,
    trialPeriod: month,
    position: 2,
  },
  {
    id: 42_003,
    offerId: 40_002,
    name: 'Towel',
    description: '',
    priceCents: null,
    paymentFrequency: month,
    trialPeriod: null,
    position: 1,
  },
] satisfies (typeof contractOfferModules.$inferInsert)[];

const voucherRow = {
  studioId: 1001,
  code: 'WELCOME-10',
  name: 'Voucher WELCOME-10',
  amountCents: 1000,
  payments: 1,
  usesLeft: 5,
} satisfies typeof contractVouchers.$inferInsert;

const programRow = {
  studioId: 1001,
  name: 'Bring a friend',
  description: 'Train with your friends: you both get something out of it.',
  rewardDescription: 'A month for nothing for whoever brings somebody along.',
  amountCents: 1000,
  payments: 2,
  validFrom: '2026-01-01',
  validUntil: '2027-12-31',
} satisfies typeof referralPrograms.$inferInsert;

/** Creates the offers with all related rows, replacing earlier ones. */
export async function setOffers(db: Database): Promise<void> {
  await db.delete(contractOffers);
  await db.delete(contractVouchers);
  await db.insert(contractOffers).values(offerRows);
  await db.insert(contractOfferTerms).values(termRows);
  await db.insert(contractOfferModules).values(moduleRows);
  await db.insert(contractVouchers).values(voucherRow);
}

/** Creates the referral program. @param changes columns that differ from the defaults */
export async function setProgram(
  db: Database,
  changes: Partial<typeof referralPrograms.$inferInsert> = {},
): Promise<void> {
  await db.delete(referralPrograms);
  await db.insert(referralPrograms).values({ ...programRow, ...changes });
}
