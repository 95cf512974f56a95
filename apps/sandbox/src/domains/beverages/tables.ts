/** Beverage machines and the sales members start at them. */
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';

export const beverageDevices = pgTable('beverage_devices', {
  /** Id printed on the device. */
  id: text().primaryKey(),
  studioId: bigint({ mode: 'number' })
    .notNull()
    .references(() => studios.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  /** Modules that include drinks; empty without a price: every running contract does. */
  moduleIds: bigint({ mode: 'number' }).array().notNull(),
  /** Price of a start without such a module, paid with consumption credit; 0: only modules permit it. */
  priceCents: integer().notNull().default(0),
  /** How long the device waits for the member after the start. */
  saleSeconds: integer().notNull(),
});

export const beverageSales = pgTable(
  'beverage_sales',
  {
    id: uuid().primaryKey(),
    deviceId: text()
      .notNull()
      .references(() => beverageDevices.id, { onDelete: 'cascade' }),
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Amount taken from the consumption credit. */
    priceCents: integer().notNull().default(0),
    /** End of the sale; the device is busy until then. */
    validUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.deviceId, table.validUntil), index().on(table.customerId)],
);
