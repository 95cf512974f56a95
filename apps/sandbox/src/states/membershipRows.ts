/** Contracts of the sample member. */
import type { GrantTerms } from '../domains/membershipOffers/grantTerms.ts';
import type {
  contracts,
  flatFeeContracts,
  moduleContracts,
} from '../domains/membershipOffers/tables.ts';
import { customerRow } from './rows.ts';

const month = { term: 1, termUnit: 'MONTH' } as const;
const year = { term: 12, termUnit: 'MONTH' } as const;
const tenDays = { term: 10, termUnit: 'DAY' } as const;

/** Ids of the running contract, its modules, the ended contract, and the successor of the running one. */
export const membershipIds = {
  contract: 93_101,
  included: 94_101,
  module: 94_102,
  over: 93_102,
  successor: 93_103,
};

const contractDefaults = {
  studioId: 1001,
  customerData: {
    firstname: customerRow.firstname,
    lastname: customerRow.lastname,
    email: customerRow.email,
    dateOfBirth: customerRow.dateOfBirth,
    phone: customerRow.phone,
    street: customerRow.street,
    houseNumber: customerRow.houseNumber,
    zipCode: customerRow.zipCode,
    city: customerRow.city,
    countryCode: customerRow.countryCode,
  },
  currency: 'EUR',
  acceptedTextBlocks: [],
  earlyStartRequested: true,
  // Prevents charges while the samples are used.
  chargedUntil: '2026-11-25',
} satisfies Partial<typeof contracts.$inferInsert>;

/** A running one-year contract with an indefinite extension. */
export const yearRow = {
  ...contractDefaults,
  id: membershipIds.contract,
  uuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01',
  contractNumber: 'NO1001-7H2K9P4RTX',
  termId: 41_001,
  name: 'Flex membership',
  term: year,
  noticePeriod: month,
  extension: { type: 'INDEFINITE', term: null, noticePeriod: month },
  paymentFrequency: month,
  priceCents: 2990,
  totalCents: 44_230,
  monthlyCents: 3686,
  lines: [
    {
      type: 'BASE',
      name: 'Flex membership',
      moduleId: null,
      amountCents: 2990,
      payments: 12,
      startDate: '2026-03-01',
      totalCents: 35_880,
    },
  ],
  startDate: '2026-03-01',
  startDateOfUse: '2026-03-01',
  endDate: '2027-02-28',
  lastPossibleCancelationDate: '2027-01-28',
  paymentMethod: 'DIRECT_DEBIT',
  mandateReference: 'NO1001-5J8N3QX2WB',
  maskedIban: 'DE•• •••• 4242',
  signedAt: new Date('2026-02-20T10:00:00+01:00'),
} satisfies typeof contracts.$inferInsert;

/** Grants all classes of the chain. */
export const allClasses = {
  type: 'FREE_USAGE',
  kinds: ['COURSE'],
  categoryIds: [],
  benefitIds: [],
  studios: 'CHAIN',
  limit: null,
} satisfies GrantTerms;

export const twoClassesAWeek = {
  ...allClasses,
  type: 'FLAT_CONTINGENT',
  limit: { uses: 2, period: 'WEEK' },
} satisfies GrantTerms;

/** Last day of the running contract when it is replaced. */
export const replacedEnd = '2026-12-31';

/** The contract that the running one replaced. */
export const firstReplaced = {
  contractNumber: 'NO1001-2P5V8R3KYT',
  name: 'Basic membership',
  endDate: '2026-02-28',
  stillChargedCents: 0,
  creditCents: 1250,
};

/** Successor of the running contract, starting the day after its end. */
export const successorRow = {
  ...yearRow,
  id: membershipIds.successor,
  uuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b03',
  contractNumber: 'NO1001-9W4T6K2MXQ',
  startDate: '2027-01-01',
  startDateOfUse: '2027-01-01',
  endDate: '2027-12-31',
  lastPossibleCancelationDate: '2027-11-30',
  lines: [],
  signedAt: new Date('2026-11-20T09:00:00+01:00'),
  replacesId: membershipIds.contract,
  replaced: {
    contractNumber: yearRow.contractNumber,
    name: yearRow.name,
    endDate: replacedEnd,
    stillChargedCents: 3490,
    creditCents: 310,
  },
} satisfies typeof contracts.$inferInsert;

/** A ten-day contract a year ago, which ended automatically. */
export const overRow = {
  ...contractDefaults,
  id: membershipIds.over,
  uuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b02',
  contractNumber: 'NO1001-3M6T8V2YQZ',
  termId: 41_003,
  name: 'Ten days',
  term: tenDays,
  noticePeriod: { term: 1, termUnit: 'DAY' },
  extension: { type: 'NONE', term: null, noticePeriod: null },
  paymentFrequency: tenDays,
  priceCents: 2900,
  totalCents: 2900,
  monthlyCents: 8822,
  lines: [],
  startDate: '2025-11-01',
  startDateOfUse: '2025-11-01',
  endDate: '2025-11-10',
  paymentMethod: 'BANK_TRANSFER',
  signedAt: new Date('2025-10-28T10:00:00+01:00'),
} satisfies typeof contracts.$inferInsert;

const moduleDefaults = {
  contractId: membershipIds.contract,
  paymentFrequency: month,
  startDate: '2026-03-01',
  endDate: '2027-02-28',
  lastPossibleCancelationDate: '2027-01-28',
};

export const memberModuleRows = [
  { ...moduleDefaults, id: membershipIds.included, moduleId: 42_001, name: 'Sauna' },
  {
    ...moduleDefaults,
    id: membershipIds.module,
    moduleId: 42_002,
    name: 'Drinks',
    priceCents: 500,
    trialPeriodStartDate: '2026-03-01',
    trialPeriodEndDate: '2026-03-31',
  },
] satisfies (typeof moduleContracts.$inferInsert)[];

export const overModuleRow = {
  id: 94_103,
  contractId: membershipIds.over,
  moduleId: 42_003,
  name: 'Towel',
  paymentFrequency: month,
  startDate: '2025-11-01',
  endDate: '2025-11-10',
} satisfies typeof moduleContracts.$inferInsert;

const fee = { contractId: membershipIds.contract };

export const memberFeeRows = [
  { ...fee, id: 95_101, name: 'Starter pack', priceCents: 1900, startDate: '2026-03-01' },
  {
    ...fee,
    id: 95_102,
    name: 'Service fee',
    priceCents: 950,
    paymentFrequency: { term: 6, termUnit: 'MONTH' },
    startDate: '2026-09-01',
  },
  { ...fee, id: 95_103, name: 'New card', priceCents: 500, startDate: '2027-01-01' },
] satisfies (typeof flatFeeContracts.$inferInsert)[];

/** Modules of the offer that the contract does not include. */
export const bookableRows = [
  {
    id: 92_104,
    offerId: 40_001,
    name: 'Towels',
    description: 'A fresh towel every day.',
    priceCents: 400,
    paymentFrequency: month,
    trialPeriod: month,
    position: 3,
  },
  {
    id: 92_105,
    offerId: 40_001,
    name: 'Personal training',
    description: 'An hour with a trainer of your own, each month.',
    priceCents: 3900,
    paymentFrequency: month,
    trialPeriod: null,
    position: 4,
  },
];

const reason = { tenant: 'northside', forModules: false };

export const reasonRows = [
  { ...reason, id: 96_001, name: 'I am moving away', position: 1 },
  { ...reason, id: 96_002, name: 'Another reason', position: 2 },
  { ...reason, id: 96_003, forModules: true, name: 'I do not use it', position: 1 },
];
