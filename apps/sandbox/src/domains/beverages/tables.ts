/** Machines that pour drinks, and what members have started at them. */
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';

export const beverageDevices = pgTable('beverage_devices', {
  /** As it stands on the device. */
  id: text().primaryKey(),
  studioId: bigint({ mode: 'number' })
    .notNull()
    .references(() => studios.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  /** Modules by one of which a member has drinks; empty: every contract that runs will do. */
  moduleIds: bigint({ mode: 'number' }).array().notNull(),
  /** For how long it waits for who has started it. */
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
    /** The device is busy until then. */
    validUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.deviceId, table.validUntil), index().on(table.customerId)],
);
