import { type SQL, sql } from 'drizzle-orm';
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
import type { Schemas, Surface } from '../../platform/api.ts';
import { accounts } from '../accounts/tables.ts';
import { customerAccounts } from '../customerAccounts/tables.ts';
import { studios } from '../studios/tables.ts';
import type { GrantTerms } from './grantTerms.ts';
import type { Discount, FlatFee, PriceLine } from './price.ts';
import { translatedJson, translatedText } from '../../platform/database/translatedText.ts';

const reference = () => bigint({ mode: 'number' });

const studioId = () =>
  reference()
    .notNull()
    .references(() => studios.id, { onDelete: 'cascade' });

/** Contract offers of a studio and their signing requirements. */
export const contractOffers = pgTable(
  'contract_offers',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 40_001 }),
    studioId: studioId(),
    name: translatedText().notNull(),
    description: translatedText().notNull(),
    /** True if it has a picture of its own. */
    pictured: boolean().notNull(),
    /** First and last day on which it can be signed; null: unlimited. */
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    signature: text().$type<Schemas['ContractSignatureKind']>().notNull(),
    /** True if the mandate must be signed too. */
    paymentSignatureRequired: boolean().notNull(),
    paymentMethods: text().array().$type<Schemas['PaymentMethod'][]>().notNull(),
    /** Current wording; the accepted wording is stored with the contract. */
    textBlocks: translatedJson().$type<Schemas['ContractTextBlock'][]>().notNull(),
    /** Possible start days: any day, or the first of a month. */
    startsOn: text().$type<'ANY_DAY' | 'FIRST_OF_MONTH'>().notNull(),
    /** Maximum number of days from signing to the start. */
    startWithinDays: integer().notNull(),
    /** Number of days before the start on which the studio can be used for free. */
    preuseDays: integer().notNull(),
    taxIdRequired: boolean().notNull(),
    identityDocumentRequired: boolean().notNull(),
    /** Grants of the contract itself, in addition to those of its modules. */
    grants: jsonb().$type<GrantTerms[]>().notNull().default([]),
    /** Position in the studio's list. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.studioId)],
);

/** A term of an offer with its price. */
export const contractOfferTerms = pgTable(
  'contract_offer_terms',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 41_001 }),
    offerId: reference()
      .notNull()
      .references(() => contractOffers.id, { onDelete: 'cascade' }),
    term: jsonb().$type<Schemas['Term']>().notNull(),
    /** Price per payment, in minor units of the studio's currency. */
    priceCents: integer().notNull(),
    paymentFrequency: jsonb().$type<Schemas['Term']>().notNull(),
    noticePeriod: jsonb().$type<Schemas['Term']>().notNull(),
    extension: jsonb().$type<Schemas['ContractExtension']>().notNull(),
    flatFees: translatedJson().$type<FlatFee[]>().notNull(),
    discounts: translatedJson().$type<Discount[]>().notNull(),
    /** Position among the terms of the offer. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.offerId)],
);

/** Modules included in an offer or bookable with it. */
export const contractOfferModules = pgTable(
  'contract_offer_modules',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 42_001 }),
    offerId: reference()
      .notNull()
      .references(() => contractOffers.id, { onDelete: 'cascade' }),
    name: translatedText().notNull(),
    description: translatedText().notNull(),
    /** Null: included. */
    priceCents: integer(),
    paymentFrequency: jsonb().$type<Schemas['Term']>().notNull(),
    /** Free trial period; null: none. */
    trialPeriod: jsonb().$type<Schemas['Term']>(),
    /** Grants of the module. */
    grants: jsonb().$type<GrantTerms[]>().notNull().default([]),
    /** Position in the offer's list. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.offerId)],
);

/** Discount vouchers of a studio. */
export const contractVouchers = pgTable(
  'contract_vouchers',
  {
    studioId: studioId(),
    /** Uppercase. */
    code: text().notNull(),
    name: text().notNull(),
    /** Discount on each of the first payments. */
    amountCents: integer().notNull(),
    payments: integer().notNull(),
    /** Last valid day; null: does not expire. */
    validUntil: date({ mode: 'string' }),
    /** Remaining uses; null: unlimited. */
    usesLeft: integer(),
  },
  (table) => [primaryKey({ columns: [table.studioId, table.code] })],
);

/** Referral programs of studios. */
export const referralPrograms = pgTable('referral_programs', {
  studioId: studioId().primaryKey(),
  name: translatedText().notNull(),
  description: translatedText().notNull(),
  /** Reward for the referring member. */
  rewardDescription: translatedText().notNull(),
  /** Discount on each of the first payments of the new contract. */
  amountCents: integer().notNull(),
  payments: integer().notNull(),
  /** First and last day; null: until further notice. */
  validFrom: date({ mode: 'string' }).notNull(),
  validUntil: date({ mode: 'string' }),
});

/** A replaced contract, captured when it was replaced. */
export type Replaced = {
  contractNumber: string;
  name: string;
  /** Its last calendar day. */
  endDate: string;
  /** Amount charged for it between the signature and its end. */
  stillChargedCents: number;
  /** Credit for prepaid amounts. */
  creditCents: number;
};

/**
 * The day up to which a contract was charged, or the one before its start; null when nothing is left to charge. A
 * contract is charged once more after its end, to credit overpaid amounts.
 */
export const lastChargedDay = ({
  chargedUntil,
  startDate,
  contractEndDate,
}: Record<'chargedUntil' | 'startDate' | 'contractEndDate', AnyPgColumn>): SQL =>
  sql`(case when ${contractEndDate} < ${chargedUntil} then null else coalesce(${chargedUntil}, ${startDate} - 1) end)`;

/**
 * Signed contracts with the terms at signing, independent of later changes to the offer. They outlive the account,
 * because mutual obligations do.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 43_001 }),
    /** Uuid of the sale, unguessable. */
    uuid: uuid().notNull().unique(),
    contractNumber: text().notNull().unique(),
    studioId: studioId(),
    /** Null: the offer was deleted. */
    termId: reference().references(() => contractOfferTerms.id, { onDelete: 'set null' }),
    /** Null: signed without an account, or it was deleted. */
    accountId: reference().references(() => accounts.id, { onDelete: 'set null' }),
    customerData: jsonb().$type<Schemas['ContractCustomerData']>().notNull(),
    name: translatedText().notNull(),
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
    /** First day on which the studio can be used. */
    startDateOfUse: date({ mode: 'string' }).notNull(),
    /** Last day of the minimum term. */
    endDate: date({ mode: 'string' }).notNull(),
    /** Day of the cancelation. */
    cancelationDate: date({ mode: 'string' }),
    /** Null: it ends by itself. */
    lastPossibleCancelationDate: date({ mode: 'string' }),
    /** Last day after a cancelation; null: not canceled. */
    contractEndDate: date({ mode: 'string' }),
    /** Customer account it is charged to; null: nothing charged yet. */
    customerAccountId: reference().references(() => customerAccounts.id, { onDelete: 'set null' }),
    /** Day up to which it was charged; null: not at all. */
    chargedUntil: date({ mode: 'string' }),
    paymentMethod: text().$type<Schemas['PaymentMethod']>().notNull(),
    /** Mandate and masked bank account of a direct debit. */
    mandateReference: text(),
    maskedIban: text(),
    signature: jsonb().$type<Schemas['ContractSignature']>(),
    paymentSignature: jsonb().$type<Schemas['ContractSignature']>(),
    /** With the wording shown. */
    acceptedTextBlocks: jsonb().$type<Schemas['ContractTextBlock'][]>().notNull(),
    /** True if the customer requested a start within the withdrawal period. */
    earlyStartRequested: boolean().notNull(),
    identityDocument: jsonb().$type<Schemas['IdentityDocument']>(),
    voucherCode: text(),
    /** Owner of the referral code used. */
    recruitedBy: reference().references(() => accounts.id, { onDelete: 'set null' }),
    /** The contract it replaced, which has no other successor; null: none, or it was deleted. */
    replacesId: reference()
      .unique()
      .references((): AnyPgColumn => contracts.id, { onDelete: 'set null' }),
    /** Captured data of the replaced contract. */
    replaced: jsonb().$type<Replaced>(),
    /** Brand context and language of the request, for mails. */
    reader: jsonb().$type<Surface>(),
    signedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.studioId),
    index().on(table.recruitedBy),
    index('contracts_recruited')
      .on(table.signedAt)
      .where(sql`${table.recruitedBy} is not null`),
    index('contracts_to_charge').on(table.studioId, lastChargedDay(table)),
  ],
);

/** Modules of contracts. */
export const moduleContracts = pgTable(
  'module_contracts',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 44_001 }),
    contractId: reference()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** Null: the module was deleted. */
    moduleId: reference().references(() => contractOfferModules.id, { onDelete: 'set null' }),
    name: translatedText().notNull(),
    /** Null: included. */
    priceCents: integer(),
    paymentFrequency: jsonb().$type<Schemas['Term']>().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    cancelationDate: date({ mode: 'string' }),
    lastPossibleCancelationDate: date({ mode: 'string' }),
    /** Last day after its own cancelation; null: it lasts as long as its contract. */
    contractEndDate: date({ mode: 'string' }),
    /** First and last day of the free trial; null: none. */
    trialPeriodStartDate: date({ mode: 'string' }),
    trialPeriodEndDate: date({ mode: 'string' }),
  },
  (table) => [index().on(table.contractId)],
);

/**
 * Grants of signed contracts, independent of later changes to the offer. Their remaining uses are computed from the
 * bookings.
 */
export const contractGrants = pgTable(
  'contract_grants',
  {
    // A grant is one of the member's booking options, so it takes its id from the same sequence.
    id: reference()
      .primaryKey()
      .default(sql`nextval('booking_options_id_seq')`),
    contractId: reference()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** The module that grants it, whose days count; null: the contract itself. */
    moduleContractId: reference().references(() => moduleContracts.id, { onDelete: 'cascade' }),
    terms: jsonb().$type<GrantTerms>().notNull(),
  },
  (table) => [index().on(table.contractId), index().on(table.moduleContractId)],
);

/** Fees in addition to the price of a contract. */
export const flatFeeContracts = pgTable(
  'flat_fee_contracts',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 45_001 }),
    contractId: reference()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: translatedText().notNull(),
    priceCents: integer().notNull(),
    /** Null: one-off. */
    paymentFrequency: jsonb().$type<Schemas['Term']>(),
    startDate: date({ mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.contractId)],
);
