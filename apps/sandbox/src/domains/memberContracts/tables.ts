/** What becomes of contracts once they are signed: their price, what was charged, and how they end. */
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
import type { Schemas } from '../../server/api.ts';
import { tenants } from '../brands/tables.ts';
import { accountEntries } from '../customerAccounts/tables.ts';
import type { Surface } from '../mail/sending.ts';
import { studios } from '../studios/tables.ts';
import { contracts, moduleContracts } from '../contracts/tables.ts';

const reference = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });
const instant = () => timestamp({ withTimezone: true });

const contractId = () =>
  reference()
    .notNull()
    .references(() => contracts.id, { onDelete: 'cascade' });

/** Another price of each payment, from a day on. */
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

/** What was charged for a contract, payment by payment. Rows are added and never changed; a correction is one more. */
export const contractCharges = pgTable(
  'contract_charges',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    contractId: contractId(),
    /** What of it: `BASE`, `MODULE 44001`, `FLAT_FEE 45001`. */
    position: text().notNull(),
    /** Which payment of it, by the day on which that is due. */
    dueDate: day().notNull(),
    amountCents: integer().notNull(),
    /** The day in the books. */
    chargeDate: day().notNull(),
    /** Its entry in the account of the member; null when the books have none any more. */
    entryId: reference().references(() => accountEntries.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.contractId), index().on(table.entryId)],
);

/** Cancelations, and that they were withdrawn: the receipts. Rows are added; the last one of a thing counts. */
export const contractCancelations = pgTable(
  'contract_cancelations',
  {
    /** The receipt; nobody can guess it. */
    id: uuid().primaryKey(),
    type: text().$type<Schemas['CancelationReceiptType']>().notNull(),
    contractId: contractId(),
    /** Null: the contract itself. */
    moduleContractId: reference().references(() => moduleContracts.id, { onDelete: 'cascade' }),
    receivedAt: instant().notNull(),
    /** Null: it goes on. */
    contractEndDate: day(),
    /** In the words of the studio as they were then; null when none was given. */
    reason: text(),
    stillChargedCents: integer(),
    lastCharge: jsonb().$type<Schemas['ContractCharge']>(),
  },
  (table) => [index().on(table.contractId), index().on(table.moduleContractId)],
);

/** Why members cancel, in the words of a chain. */
export const cancelationReasons = pgTable(
  'cancelation_reasons',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 46_001 }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    /** Whether it is for a module, or for a whole contract. */
    ofModules: boolean().notNull(),
    name: text().notNull(),
    /** Place in the list. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.tenant)],
);

/** What somebody has declared without logging in, word by word. */
export const contractDeclarations = pgTable(
  'contract_declarations',
  {
    /** The receipt; nobody can guess it. */
    id: uuid().primaryKey(),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    kind: text().$type<'CANCELATION' | 'WITHDRAWAL'>().notNull(),
    /** Null: a withdrawal. */
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
    /** Null: it waits for the studio. */
    carriedOutAt: instant(),
    /** What it has canceled; null: nothing. */
    contractId: reference().references(() => contracts.id, { onDelete: 'set null' }),
    /** Where the reader was, for mails. */
    reader: jsonb().$type<Surface>(),
  },
  (table) => [index().on(table.studioId), index().on(table.contractId)],
);
