/** Changes of their data that members have asked their studio for. */
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
import type { Schemas } from '../../server/api.ts';
import { customers } from '../accounts/tables.ts';
import type { Surface } from '../mail/sendMail.ts';
import { paymentInstruments } from '../payments/tables.ts';

export type Section = 'PERSONAL' | 'ADDRESS' | 'CONTACT' | 'PAYMENT';

export type AmendmentState = 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

/** What is asked for stands in the column of its section: all of the section, as it would be. */
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
    /** What would pay the membership. */
    instrumentId: reference().references(() => paymentInstruments.id, { onDelete: 'cascade' }),
    /** Where and in which language the member was, for the mail that comes later; null where that is not known. */
    reader: jsonb().$type<Surface>(),
    createdAt: instant().notNull(),
    /** Since when it waits no more. */
    endedAt: instant(),
  },
  (table) => [
    index().on(table.customerId),
    // Of each section one change waits, whatever the code above it does.
    uniqueIndex('customer_amendments_pending')
      .on(table.customerId, table.section)
      .where(sql`${table.state} = 'PENDING'`),
  ],
);
