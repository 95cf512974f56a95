/** Loyalty programs of chains: offers, participants and points. */
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
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas, Surface } from '../../platform/api.ts';
import { customers } from '../accounts/tables.ts';
import { tenants } from '../brands/tables.ts';
import { rewardColumns } from '../rewards/tables.ts';
import { rewardGrants } from '../memberships/tables.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const loyaltyPrograms = pgTable('loyalty_programs', {
  tenant: text()
    .primaryKey()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  title: text().notNull(),
  headline: text().notNull(),
  /** Markdown. */
  text: text().notNull(),
  teaser: text().notNull(),
  advantages: text().array().notNull(),
  /** How long points are valid after they are earned, optionally until the end of that year. */
  pointsExpiry: jsonb().$type<Schemas['Term']>().notNull(),
  expiresAtYearEnd: boolean().notNull(),
  /** True if the chain confirms new participants. */
  confirmationRequired: boolean().notNull(),
});

const tenant = () =>
  text()
    .notNull()
    .references(() => loyaltyPrograms.tenant, { onDelete: 'cascade' });

export const loyaltyLevels = pgTable(
  'loyalty_levels',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_001 }),
    tenant: tenant(),
    name: text().notNull(),
    description: text().notNull(),
    /** Minimum number of collected points. */
    threshold: integer().notNull(),
  },
  (table) => [index().on(table.tenant)],
);

export const loyaltyActivities = pgTable(
  'loyalty_activities',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_011 }),
    tenant: tenant(),
    type: text().$type<Schemas['LoyaltyActivityType']>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    points: integer().notNull(),
    /** Position in the list. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.tenant)],
);

/** Rewards of a program; each participant can redeem each once. */
export const loyaltyPremiums = pgTable(
  'loyalty_premiums',
  {
    /** Id of the reward's assignment to the program. */
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_101 }),
    tenant: tenant(),
    ...rewardColumns(),
    redemptionText: text().notNull(),
    points: integer().notNull(),
    /** Null: all levels. */
    levelId: reference().references(() => loyaltyLevels.id, { onDelete: 'set null' }),
    /** Last day to redeem it; null: unlimited. */
    validUntil: date({ mode: 'string' }),
    /** Total number available; null: unlimited. The remaining number is counted. */
    stock: integer(),
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

export const loyaltyRedemptions = pgTable(
  'loyalty_redemptions',
  {
    id: uuid().primaryKey(),
    customerId: reference()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    premiumId: reference()
      .notNull()
      .references(() => loyaltyPremiums.id, { onDelete: 'cascade' }),
    /** Price at redemption, and the remaining balance. */
    points: integer().notNull(),
    balance: integer().notNull(),
    redeemedAt: instant().notNull(),
    grantId: reference()
      .notNull()
      .references(() => rewardGrants.id, { onDelete: 'cascade' }),
  },
  // Guarantees a single redemption per reward and member, independent of the code.
  (table) => [
    unique('loyalty_redemptions_once').on(table.premiumId, table.customerId),
    index().on(table.customerId),
    index().on(table.grantId),
  ],
);

/** Points earned and spent. Append-only; expired points are derived (`ledger.ts`). */
export const loyaltyPoints = pgTable(
  'loyalty_points',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    type: text().$type<'EARNED' | 'REDEEMED'>().notNull(),
    name: text().notNull(),
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
