/** Data changes that members have requested from their studio. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas, Surface } from '../../platform/api.ts';
import { customers } from '../accounts/tables.ts';
import { paymentInstruments } from '../payments/tables.ts';
import type { Section } from '../accounts/permissions.ts';

export type AmendmentState = 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

/** The requested values are in the column of the section, which holds the complete section. */
export const customerAmendments = pgTable(
  'customer_amendments',
  {
    id: uuid().primaryKey(),
    customerId: reference()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    section: text().$type<Section>().notNull(),
    state: text().$type<AmendmentState>().notNull(),
    personal: jsonb().$type<Schemas['SavePersonalDataRequest']>(),
    address: jsonb().$type<Schemas['SaveAddressDataRequest']>(),
    contact: jsonb().$type<Schemas['SaveContactDataRequest']>(),
    /** Requested instrument of the membership. */
    instrumentId: reference().references(() => paymentInstruments.id, { onDelete: 'cascade' }),
    /** Brand context and language of the member's request, for a later mail; null if unknown. */
    reader: jsonb().$type<Surface>(),
    createdAt: instant().notNull(),
    /** When it stopped being pending. */
    endedAt: instant(),
  },
  (table) => [
    index().on(table.customerId),
    // Guarantees one pending change per section, independent of the code.
    uniqueIndex('customer_amendments_pending')
      .on(table.customerId, table.section)
      .where(sql`${table.state} = 'PENDING'`),
  ],
);

export type Amendment = typeof customerAmendments.$inferSelect;
