/** Signed contracts over time: price changes, charges and cancelations. */
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas, Surface } from '../../platform/api.ts';
import { tenants } from '../brands/tables.ts';
import { accountEntries } from '../customerAccounts/tables.ts';
import { studios } from '../studios/tables.ts';
import { contracts, moduleContracts } from '../membershipOffers/tables.ts';
import { customers } from '../accounts/tables.ts';

const reference = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });
const instant = () => timestamp({ withTimezone: true });

const contractId = () =>
  reference()
    .notNull()
    .references(() => contracts.id, { onDelete: 'cascade' });

/** A new price per payment, from a day on. */
export const contractPriceChanges = pgTable(
  'contract_price_changes',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    contractId: contractId(),
    startDate: day().notNull(),
    priceCents: integer().notNull(),
  },
  (table) => [index().on(table.contractId)],
);

/** Charges of contracts per payment. Append-only; a correction is another row. */
export const contractCharges = pgTable(
  'contract_charges',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    contractId: contractId(),
    /** Charged position: `BASE`, `MODULE 44001`, `FLAT_FEE 45001`. */
    position: text().notNull(),
    /** Due date, which identifies the payment of the position. */
    dueDate: day().notNull(),
    amountCents: integer().notNull(),
    /** Booking day. */
    chargeDate: day().notNull(),
    /** Entry in the customer account; null if it was deleted. */
    entryId: reference().references(() => accountEntries.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.contractId), index().on(table.entryId)],
);

/** Receipts of cancelations and their withdrawals. Append-only; the latest row per contract or module counts. */
export const contractCancelations = pgTable(
  'contract_cancelations',
  {
    /** Id of the receipt, unguessable. */
    id: uuid().primaryKey(),
    type: text().$type<Schemas['CancelationReceiptType']>().notNull(),
    contractId: contractId(),
    /** Null for the contract itself. */
    moduleContractId: reference().references(() => moduleContracts.id, { onDelete: 'cascade' }),
    receivedAt: instant().notNull(),
    /** Null: it continues. */
    contractEndDate: day(),
    /** Wording of the studio at the time; null without a reason. */
    reason: text(),
    stillChargedCents: integer(),
    lastCharge: jsonb().$type<Schemas['ContractCharge']>(),
  },
  (table) => [index().on(table.contractId), index().on(table.moduleContractId)],
);

/** Cancelation reasons offered by a chain. */
export const cancelationReasons = pgTable(
  'cancelation_reasons',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 46_001 }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    /** True for reasons of modules, false for those of whole contracts. */
    forModules: boolean().notNull(),
    name: text().notNull(),
    /** Position in the list. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.tenant)],
);

/** Declarations made without a session, verbatim. */
export const contractDeclarations = pgTable(
  'contract_declarations',
  {
    /** Id of the receipt, unguessable. */
    id: uuid().primaryKey(),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    kind: text().$type<'CANCELATION' | 'WITHDRAWAL'>().notNull(),
    /** Null for a withdrawal. */
    type: text().$type<Schemas['CancelationType']>(),
    reason: text(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    customerNumber: text(),
    dateOfBirth: day(),
    contract: text().notNull(),
    contractEndDate: day(),
    email: text().notNull(),
    receivedAt: instant().notNull(),
    /** Null: waiting for the studio. */
    carriedOutAt: instant(),
    /** Canceled contract; null if none. */
    contractId: reference().references(() => contracts.id, { onDelete: 'set null' }),
    /** Brand context and language of the request, for mails. */
    reader: jsonb().$type<Surface>(),
  },
  (table) => [index().on(table.studioId), index().on(table.contractId)],
);

/** Stored state; whether an accepted one is active depends on the day. */
export type StoredIdlePeriodState = 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'CANCELED';

export const idlePeriods = pgTable(
  'idle_periods',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 47_001 }),
    contractId: reference()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    startDate: day().notNull(),
    endDate: day().notNull(),
    /** Rule of the studio at the time of the request. */
    lengthensTerm: boolean().notNull(),
    state: text().$type<StoredIdlePeriodState>().notNull(),
    /** In the studio's words; null without a reason. */
    rejectionReason: text(),
    documentAttached: boolean().notNull(),
    requestedAt: instant().notNull(),
    /** Time of the decision; null while pending or if canceled before. */
    decidedAt: instant(),
    canceledAt: instant(),
  },
  (table) => [index().on(table.contractId)],
);

/** Granted rewards. Append-only; free periods affect charges. */
export const rewardGrants = pgTable(
  'reward_grants',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    /** Null: the member was deleted; rewards for a contract stay with it. */
    customerId: reference().references(() => customers.id, { onDelete: 'set null' }),
    /** Null: not for a contract. */
    contractId: reference().references(() => contracts.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['RewardType']>().notNull(),
    name: text().notNull(),
    amountCents: integer(),
    currency: text().notNull(),
    zoneId: text().notNull(),
    /** First and last day of a free period. */
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    voucherCode: text(),
    grantedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.contractId)],
);

/** Temporary addresses of documents that need no session. */
export const documentLinks = pgTable(
  'document_links',
  {
    /** Secret of the address. */
    token: text().primaryKey(),
    contractId: bigint({ mode: 'number' })
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    document: text().$type<Schemas['ContractDocument']>().notNull(),
    /** Language requested by the reader, BCP 47; null for that of the studio. */
    language: text(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.contractId), index().on(table.validUntil)],
);
