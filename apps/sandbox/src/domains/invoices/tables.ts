/** Invoices as issued; they never change, whatever happens to member and studio. */
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { customers } from '../accounts/tables.ts';
import { accountEntries } from '../customerAccounts/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** Seller details required by law. */
export type Issuer = {
  name: string;
  address: string;
  /** Null in countries without VAT. */
  vatId: string | null;
};

export type Recipient = { name: string; address: string | null; customerNumber: string | null };

export const invoices = pgTable(
  'invoices',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 97_001 }),
    customerId: reference()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['InvoiceType']>().notNull(),
    /** Position in the customer's series, from 1 without gaps. */
    sequence: integer().notNull(),
    invoiceNumber: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    issuer: jsonb().$type<Issuer>().notNull(),
    recipient: jsonb().$type<Recipient>().notNull(),
    /** Checkout of a purchase; kept when the checkout is deleted. Null for claims of an account. */
    checkoutId: uuid(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('invoices_of_customer').on(table.customerId, table.sequence),
    // Guarantees one invoice and one credit note per purchase, independent of the code.
    unique('invoices_of_checkout').on(table.checkoutId, table.type),
  ],
);

export const invoicePositions = pgTable(
  'invoice_positions',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    invoiceId: reference()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** Each claim appears on one invoice. */
    entryId: reference()
      .unique()
      .references(() => accountEntries.id, { onDelete: 'set null' }),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** Including tax; negative on a credit note. */
    amountCents: integer().notNull(),
    /** In hundredths of a percent. */
    taxRate: integer().notNull(),
  },
  (table) => [index().on(table.invoiceId)],
);

/** Temporary addresses of invoices that need no session. */
export const invoiceLinks = pgTable(
  'invoice_links',
  {
    /** Secret of the address. */
    token: text().primaryKey(),
    invoiceId: reference()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** Language requested by the reader, BCP 47; null for that of the studio. */
    language: text(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.invoiceId), index().on(table.validUntil)],
);
