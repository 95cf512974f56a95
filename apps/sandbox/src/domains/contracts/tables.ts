import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { accounts } from '../accounts/tables.ts';
import { customerAccounts } from '../customerAccounts/tables.ts';
import type { Surface } from '../mail/sending.ts';
import { studios } from '../studios/tables.ts';
import type { Discount, FlatFee, PriceLine } from './price.ts';

const reference = () => bigint({ mode: 'number' });

const studioId = () =>
  reference()
    .notNull()
    .references(() => studios.id, { onDelete: 'cascade' });

/** What a studio asks of whoever signs, beside the price. */
export const contractOffers = pgTable(
  'contract_offers',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 40_001 }),
    studioId: studioId(),
    name: text().notNull(),
    description: text().notNull(),
    /** Whether it has a picture of its own. */
    pictured: boolean().notNull(),
    /** First and last calendar day on which it can be signed; null: always. */
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    signature: text().$type<Schemas['ContractSignatureKind']>().notNull(),
    /** Whether the mandate is signed too. */
    paymentSignatureRequired: boolean().notNull(),
    paymentMethods: text().array().$type<Schemas['PaymentMethod'][]>().notNull(),
    /** As they are read now; what somebody has accepted is kept with the contract. */
    textBlocks: jsonb().$type<Schemas['ContractTextBlock'][]>().notNull(),
    /** Whether it begins on any day, or with a month. */
    startsOn: text().$type<'ANY_DAY' | 'FIRST_OF_MONTH'>().notNull(),
    /** How many days ahead it can begin. */
    startWithinDays: integer().notNull(),
    /** For how many days before its beginning the studio can be used for nothing. */
    preuseDays: integer().notNull(),
    taxIdRequired: boolean().notNull(),
    identityDocumentRequired: boolean().notNull(),
    /** Place in the list of the studio. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.studioId)],
);

/** A length for which an offer can be signed, with its price. */
export const contractOfferTerms = pgTable(
  'contract_offer_terms',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 41_001 }),
    offerId: reference()
      .notNull()
      .references(() => contractOffers.id, { onDelete: 'cascade' }),
    term: jsonb().$type<Schemas['Term']>().notNull(),
    /** Of each payment, in the minor unit of the studio's currency. */
    priceCents: integer().notNull(),
    paymentFrequency: jsonb().$type<Schemas['Term']>().notNull(),
    noticePeriod: jsonb().$type<Schemas['Term']>().notNull(),
    extension: jsonb().$type<Schemas['ContractExtension']>().notNull(),
    flatFees: jsonb().$type<FlatFee[]>().notNull(),
    discounts: jsonb().$type<Discount[]>().notNull(),
    /** Place among the terms of the offer. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.offerId)],
);

/** What comes with an offer, or can be booked with it. */
export const contractOfferModules = pgTable(
  'contract_offer_modules',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 42_001 }),
    offerId: reference()
      .notNull()
      .references(() => contractOffers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    /** Null: it is included. */
    priceCents: integer(),
    paymentFrequency: jsonb().$type<Schemas['Term']>().notNull(),
    /** How long it can be tried before it costs anything; null: not at all. */
    trialPeriod: jsonb().$type<Schemas['Term']>(),
    /** Place in the list of the offer. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.offerId)],
);

/** Codes that a studio gives away, each good for less to pay. */
export const contractVouchers = pgTable(
  'contract_vouchers',
  {
    studioId: studioId(),
    /** In capital letters. */
    code: text().notNull(),
    name: text().notNull(),
    /** Off each of the first payments. */
    amountCents: integer().notNull(),
    payments: integer().notNull(),
    /** Last calendar day on which it is good; null: it does not expire. */
    validUntil: date({ mode: 'string' }),
    /** How many contracts it is still good for; null: for as many as anybody signs. */
    usesLeft: integer(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.code] })],
);

/** What a studio gives to those whom its members bring along. */
export const referralPrograms = pgTable('referral_programs', {
  studioId: studioId().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  /** What the member gets who has brought somebody. */
  rewardDescription: text().notNull(),
  /** Off each of the first payments of the new contract. */
  amountCents: integer().notNull(),
  payments: integer().notNull(),
  /** Calendar days on which it runs; null: until further notice. */
  validFrom: date({ mode: 'string' }).notNull(),
  validUntil: date({ mode: 'string' }),
});

/** A contract that another one took the place of, as it was then. */
export type Replaced = {
  contractNumber: string;
  name: string;
  /** Its last calendar day. */
  endDate: string;
  /** What was charged for it from the signature on until then. */
  stillChargedCents: number;
  /** What was given back of what had been paid ahead. */
  creditCents: number;
};

/**
 * What somebody has signed: the terms as they were then, whatever the offer says later. It outlives the account, as the duties of both
 * sides do.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 43_001 }),
    /** The sale; nobody can guess it. */
    uuid: uuid().notNull().unique(),
    contractNumber: text().notNull().unique(),
    studioId: studioId(),
    /** Null: the offer is no more. */
    termId: reference().references(() => contractOfferTerms.id, { onDelete: 'set null' }),
    /** Null: without an account, or it is deleted. */
    accountId: reference().references(() => accounts.id, { onDelete: 'set null' }),
    customerData: jsonb().$type<Schemas['ContractCustomerData']>().notNull(),
    name: text().notNull(),
    currency: text().notNull(),
    term: jsonb().$type<Schemas['Term']>().notNull(),
    noticePeriod: jsonb().$type<Schemas['Term']>().notNull(),
    extension: jsonb().$type<Schemas['ContractExtension']>().notNull(),
    paymentFrequency: jsonb().$type<Schemas['Term']>().notNull(),
    priceCents: integer().notNull(),
    totalCents: integer().notNull(),
    monthlyCents: integer().notNull(),
    lines: jsonb().$type<PriceLine[]>().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    /** First calendar day on which the studio can be used. */
    startDateOfUse: date({ mode: 'string' }).notNull(),
    /** Last day of the minimum term. */
    endDate: date({ mode: 'string' }).notNull(),
    /** When it was canceled. */
    cancelationDate: date({ mode: 'string' }),
    /** Null: it ends by itself. */
    lastPossibleCancelationDate: date({ mode: 'string' }),
    /** Last day by its cancelation; null: it is not canceled. */
    contractEndDate: date({ mode: 'string' }),
    /** In whose books it is charged; null: nothing was charged yet. */
    customerAccountId: reference().references(() => customerAccounts.id, { onDelete: 'set null' }),
    /** Day up to which it was charged; null: not at all. */
    chargedUntil: date({ mode: 'string' }),
    paymentMethod: text().$type<Schemas['PaymentMethod']>().notNull(),
    /** Of a direct debit: its mandate, and the bank account, masked. */
    mandateReference: text(),
    maskedIban: text(),
    signature: jsonb().$type<Schemas['ContractSignature']>(),
    paymentSignature: jsonb().$type<Schemas['ContractSignature']>(),
    /** With the wording that was read. */
    acceptedTextBlocks: jsonb().$type<Schemas['ContractTextBlock'][]>().notNull(),
    /** Whether it was asked to begin before the time for a withdrawal is over. */
    earlyStartRequested: boolean().notNull(),
    identityDocument: jsonb().$type<Schemas['IdentityDocument']>(),
    voucherCode: text(),
    /** Whose referral code was used. */
    recruitedBy: reference().references(() => accounts.id, { onDelete: 'set null' }),
    /** The contract whose place it took, which has no other successor; null: none, or that one is no more. */
    replacesId: reference()
      .unique()
      .references((): AnyPgColumn => contracts.id, { onDelete: 'set null' }),
    /** What that was, and what came of its end. */
    replaced: jsonb().$type<Replaced>(),
    /** Where the reader was, for mails. */
    reader: jsonb().$type<Surface>(),
    signedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.studioId),
    index().on(table.chargedUntil),
  ],
);

/** A module that somebody has with a contract. */
export const moduleContracts = pgTable(
  'module_contracts',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 44_001 }),
    contractId: reference()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** Null: the studio has it no more. */
    moduleId: reference().references(() => contractOfferModules.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Null: it is included. */
    priceCents: integer(),
    paymentFrequency: jsonb().$type<Schemas['Term']>().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    cancelationDate: date({ mode: 'string' }),
    lastPossibleCancelationDate: date({ mode: 'string' }),
    /** Last day by its own cancelation; null: it goes on as long as its contract. */
    contractEndDate: date({ mode: 'string' }),
    /** First and last day on which it costs nothing; null: it cannot be tried. */
    trialPeriodStartDate: date({ mode: 'string' }),
    trialPeriodEndDate: date({ mode: 'string' }),
  },
  (table) => [index().on(table.contractId)],
);

/** A fee beside the price of a contract. */
export const flatFeeContracts = pgTable(
  'flat_fee_contracts',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 45_001 }),
    contractId: reference()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    priceCents: integer().notNull(),
    /** Null: once. */
    paymentFrequency: jsonb().$type<Schemas['Term']>(),
    startDate: date({ mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.contractId)],
);
