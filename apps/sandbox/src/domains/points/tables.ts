/** Loyalty programs with what earns points, their participants, and the points. */
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
  unique,
} from 'drizzle-orm/pg-core';
import { translatedText } from '../../platform/database/translatedText.ts';
import type { Schemas, Surface } from '../../platform/api.ts';
import { customers } from '../accounts/tables.ts';
import { tenants } from '../brands/tables.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const loyaltyPrograms = pgTable('loyalty_programs', {
  tenant: text()
    .primaryKey()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  title: translatedText().notNull(),
  headline: translatedText().notNull(),
  /** Markdown. */
  text: translatedText().notNull(),
  teaser: translatedText().notNull(),
  advantages: translatedText().array().notNull(),
  /** How long points are valid after they are earned, optionally until the end of that year. */
  pointsExpiry: jsonb().$type<Schemas['Term']>().notNull(),
  expiresAtYearEnd: boolean().notNull(),
  /** True if the chain confirms new participants. */
  confirmationRequired: boolean().notNull(),
});

export const loyaltyActivities = pgTable(
  'loyalty_activities',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_011 }),
    tenant: text()
      .notNull()
      .references(() => loyaltyPrograms.tenant, { onDelete: 'cascade' }),
    type: text().$type<Schemas['LoyaltyActivityType']>().notNull(),
    name: translatedText().notNull(),
    description: translatedText().notNull(),
    points: integer().notNull(),
    /** Position in the list. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.tenant)],
);

/** Participants. */
export const loyaltyMembers = pgTable('loyalty_members', {
  customerId: reference()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Brand context and language of the member's request, for a later mail; null if unknown. */
  reader: jsonb().$type<Surface>(),
  joinedAt: instant().notNull(),
  /** Null: not confirmed by the chain. */
  registeredAt: instant(),
});

/** Points earned and spent. Append-only; expired points are derived (`domains/loyalty/ledger.ts`). */
export const loyaltyPoints = pgTable(
  'loyalty_points',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    type: text().$type<'EARNED' | 'REDEEMED'>().notNull(),
    name: translatedText().notNull(),
    /** Positive if earned, negative if spent. */
    points: integer().notNull(),
    /** Calendar day at the studio. */
    day: date({ mode: 'string' }).notNull(),
    /** Last valid day of earned points, by the rule at that time. */
    expiresOn: date({ mode: 'string' }),
    /** Identifies the event, so that nothing is booked twice. */
    event: text().notNull(),
    bookedAt: instant().notNull(),
  },
  (table) => [unique('loyalty_points_of_event').on(table.customerId, table.event)],
);
