import { isNull, sql } from 'drizzle-orm';
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
  unique,
} from 'drizzle-orm/pg-core';
import type { Schemas, Surface } from '../../platform/api.ts';
import { accounts, customers } from '../accounts/tables.ts';
import { bookingOptions } from '../bookings/courses/tables.ts';
import { bookedByColumns } from '../family/bookedBy.ts';
import { studios } from '../studios/tables.ts';
import { checkoutId } from '../checkouts/tables.ts';
import { translatedText } from '../../platform/database/translatedText.ts';

const reference = () => bigint({ mode: 'number' });

/** Virtual products of a studio: packs, day tickets, vouchers. */
export const products = pgTable(
  'products',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 60_001 }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['VirtualProductType']>().notNull(),
    name: translatedText().notNull(),
    description: translatedText().notNull(),
    memberOnly: boolean().notNull(),
    /** True if it has a picture of its own. */
    pictured: boolean().notNull(),
    /** Categories and benefits a pack pays for; same rules as for booking options. */
    categoryIds: bigint({ mode: 'number' }).array().notNull(),
    benefitIds: bigint({ mode: 'number' }).array().notNull(),
    /** Position in the studio's list. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.studioId)],
);

/** A product in the form in which it is bought: a number of units, an amount. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 70_001 }),
    productId: reference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: translatedText().notNull(),
    /** In the minor unit of the studio's currency. */
    priceCents: integer().notNull(),
    paymentMethods: text().array().$type<Schemas['OnlinePaymentMethod'][]>().notNull(),
    /** Remaining stock; null: unlimited. */
    stock: integer(),
    maxQuantity: integer().notNull(),
    /** Bookings that one unit pays for; null: none. */
    benefitUnits: integer(),
    /** Period of validity after the purchase; null: does not expire. */
    validity: jsonb().$type<Schemas['Term']>(),
    /** Credit that one unit adds; null: none. */
    creditCents: integer(),
    /** Days after the purchase in which it can be returned unused; null: never. */
    returnDays: integer(),
  },
  (table) => [index().on(table.productId)],
);

/** Purchased products. They outlive the account, because the recipient of a voucher may still redeem it. */
export const purchasedProducts = pgTable(
  'purchased_products',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique(),
    code: text().notNull().unique(),
    variantId: reference()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    /** Null: bought without an account, or it was deleted. */
    accountId: reference().references(() => accounts.id, { onDelete: 'set null' }),
    ...bookedByColumns(),
    /** Data entered by a guest. */
    customerData: jsonb().$type<Schemas['CustomerData']>(),
    quantity: integer().notNull(),
    /** Total price; to be paid at the studio if there is a lead. */
    priceCents: integer().notNull(),
    recipient: jsonb().$type<Schemas['VoucherRecipient']>(),
    validFrom: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }),
    /** Booking option created by the purchase. */
    bookingOptionId: reference().references(() => bookingOptions.id, { onDelete: 'set null' }),
    /** Lead of a customer paying at the studio; null: it is paid. */
    leadId: uuid().unique(),
    /** Brand context and language of the purchase request, for mails. */
    reader: jsonb().$type<Surface>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Time of revocation. */
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.bookedBy),
    index('purchased_products_guest_email')
      .on(sql`lower(trim(${table.customerData} ->> 'email'))`)
      .where(isNull(table.accountId)),
  ],
);

/** A pack, day ticket or voucher. */
export const productVariantCheckouts = pgTable('product_variant_checkouts', {
  checkoutId: checkoutId(),
  variantId: reference()
    .notNull()
    .references(() => productVariants.id, { onDelete: 'cascade' }),
  quantity: integer().notNull(),
  /** Date of a day ticket. */
  usageDate: date({ mode: 'string' }),
  recipient: jsonb().$type<Schemas['VoucherRecipient']>(),
  /** The purchased product, set when finalized. */
  purchaseId: reference()
    .unique()
    .references(() => purchasedProducts.id, { onDelete: 'set null' }),
});

/** Append-only. */
export const consumptionCreditEntries = pgTable(
  'consumption_credit_entries',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['CreditEntryType']>().notNull(),
    /** In the studio's words. */
    name: text().notNull(),
    /** Positive for recharges, negative for consumption. */
    amountCents: integer().notNull(),
    bookedAt: timestamp({ withTimezone: true }).notNull(),
    /** Checkout of a recharge; kept when the checkout is deleted. */
    checkoutId: uuid(),
  },
  (table) => [
    index().on(table.customerId, table.studioId),
    // Guarantees one recharge and one reversal per checkout, independent of the code.
    unique('consumption_credit_of_checkout').on(table.checkoutId, table.type),
  ],
);
