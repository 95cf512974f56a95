/** Invoices as they were written: nothing of them changes afterwards, whatever becomes of member and studio. */
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
import type { Schemas } from '../../server/api.ts';
import { customers } from '../accounts/tables.ts';
import { accountEntries } from '../customerAccounts/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** Who sells, as the law wants it on an invoice. */
export type Issuer = {
  name: string;
  address: string;
  /** Null where there is no value added tax. */
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
    /** Place in the series of the customer: from 1 on, without gaps. */
    sequence: integer().notNull(),
    invoiceNumber: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    issuer: jsonb().$type<Issuer>().notNull(),
    recipient: jsonb().$type<Recipient>().notNull(),
    /** What was bought; it stays when the checkout is gone. Null: what was charged to an account. */
    checkoutId: uuid(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('invoices_of_customer').on(table.customerId, table.sequence),
    // A purchase is invoiced once and credited once, whatever the code above it does.
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
    /** What was charged to an account stands on one invoice. */
    entryId: reference()
      .unique()
      .references(() => accountEntries.id, { onDelete: 'set null' }),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** Tax included; below zero on a credit note. */
    amountCents: integer().notNull(),
    /** In hundredths of a percent. */
    taxRate: integer().notNull(),
  },
  (table) => [index().on(table.invoiceId)],
);

/** Addresses under which an invoice can be read without a session, for a while. */
export const invoiceLinks = pgTable(
  'invoice_links',
  {
    /** The secret of the address. */
    token: text().primaryKey(),
    invoiceId: reference()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** BCP 47: the language that the reader asked for; null: that of the studio. */
    language: text(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.invoiceId), index().on(table.validUntil)],
);
