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
import { accounts } from '../accounts/tables.ts';
import { bookingOptions } from '../courses/tables.ts';
import { bookedByColumns } from '../family/bookedBy.ts';
import type { Surface } from '../mail/sending.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** What a studio sells and nobody has to carry home: packs, day tickets, vouchers. */
export const products = pgTable(
  'products',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 60_001 }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['VirtualProductType']>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    memberOnly: boolean().notNull(),
    /** Whether it has a picture of its own. */
    pictured: boolean().notNull(),
    /** What a pack pays for; empty as with booking options. */
    categoryIds: bigint({ mode: 'number' }).array().notNull(),
    benefitIds: bigint({ mode: 'number' }).array().notNull(),
    /** Place in the list of the studio. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.studioId)],
);

/** A product in the form in which it is bought: a number of pieces, an amount. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 70_001 }),
    productId: reference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In the minor unit of the studio's currency. */
    priceCents: integer().notNull(),
    paymentMethods: text().array().$type<Schemas['OnlinePaymentMethod'][]>().notNull(),
    /** How many are left; null: as many as anybody wants. */
    stock: integer(),
    maxQuantity: integer().notNull(),
    /** Bookings that one pays for; null: none. */
    benefitUnits: integer(),
    /** How long one is good for after it was bought; null: it does not expire. */
    validity: jsonb().$type<Schemas['Term']>(),
    /** What one adds to the credit of a member; null: nothing. */
    creditCents: integer(),
  },
  (table) => [index().on(table.productId)],
);

/** What somebody has. It outlives the account: whoever was given a voucher may still come with it. */
export const purchasedProducts = pgTable(
  'purchased_products',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique(),
    code: text().notNull().unique(),
    variantId: reference()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    /** Null: without an account, or it is deleted. */
    accountId: reference().references(() => accounts.id, { onDelete: 'set null' }),
    ...bookedByColumns(),
    /** Who has typed this without an account. */
    customerData: jsonb().$type<Schemas['CustomerData']>(),
    quantity: integer().notNull(),
    /** What all of them cost; to be paid at the studio where there is a lead. */
    priceCents: integer().notNull(),
    recipient: jsonb().$type<Schemas['VoucherRecipient']>(),
    validFrom: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }),
    /** What pays for bookings by it. */
    bookingOptionId: reference().references(() => bookingOptions.id, { onDelete: 'set null' }),
    /** Somebody who wants to come and pays there; null: it is paid. */
    leadId: uuid().unique(),
    /** Where the buyer was, for mails. */
    reader: jsonb().$type<Surface>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was given back. */
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.accountId), index().on(table.bookedBy)],
);
