/** The loyalty program of a chain: what it offers, who takes part, and the points as they came and went. */
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
import type { Schemas } from '../../server/api.ts';
import { customers } from '../accounts/tables.ts';
import { tenants } from '../brands/tables.ts';
import type { Surface } from '../mail/sendMail.ts';
import { rewardColumns, rewardGrants } from '../rewards/tables.ts';

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
  /** How long points count from the day on which they are earned, and whether then until the end of that year. */
  pointsExpiry: jsonb().$type<Schemas['Term']>().notNull(),
  expiresAtYearEnd: boolean().notNull(),
  /** Whether people of the chain confirm who joins. */
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
    /** From how many collected points on. */
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
    /** Place in the list. */
    position: integer().notNull(),
  },
  (table) => [index().on(table.tenant)],
);

/** Rewards as the program offers them; each member redeems each once. */
export const loyaltyPremiums = pgTable(
  'loyalty_premiums',
  {
    /** The assignment of the reward to the program. */
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_101 }),
    tenant: tenant(),
    ...rewardColumns(),
    redemptionText: text().notNull(),
    points: integer().notNull(),
    /** Null: for every level. */
    levelId: reference().references(() => loyaltyLevels.id, { onDelete: 'set null' }),
    /** Last calendar day on which it can be redeemed; null: without end. */
    validUntil: date({ mode: 'string' }),
    /** How many there are; null: as many as anybody wants. How many are left is counted. */
    stock: integer(),
  },
  (table) => [index().on(table.tenant)],
);

/** Who has joined. */
export const loyaltyMembers = pgTable('loyalty_members', {
  customerId: reference()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Where and in which language the member was, for the mail that comes later; null where that is not known. */
  reader: jsonb().$type<Surface>(),
  joinedAt: instant().notNull(),
  /** Null: the chain has not confirmed it. */
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
    /** What it has cost then, and how many points were left. */
    points: integer().notNull(),
    balance: integer().notNull(),
    redeemedAt: instant().notNull(),
    grantId: reference()
      .notNull()
      .references(() => rewardGrants.id, { onDelete: 'cascade' }),
  },
  // Nobody redeems a reward twice, whatever the code above it does.
  (table) => [
    unique('loyalty_redemptions_once').on(table.premiumId, table.customerId),
    index().on(table.customerId),
    index().on(table.grantId),
  ],
);

/** Points as they were earned and spent. Rows are added and never changed; what has expired follows from them (`ledger.ts`). */
export const loyaltyPoints = pgTable(
  'loyalty_points',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    type: text().$type<'EARNED' | 'REDEEMED'>().notNull(),
    name: text().notNull(),
    /** Above zero what was earned, below zero what was spent. */
    points: integer().notNull(),
    /** Calendar day of the studio. */
    day: date({ mode: 'string' }).notNull(),
    /** Last calendar day on which what was earned counts, by the rule of that day. */
    expiresOn: date({ mode: 'string' }),
    /** What it was for; nothing is given or spent twice. */
    event: text().notNull(),
    bookedAt: instant().notNull(),
  },
  (table) => [unique('loyalty_points_of_event').on(table.customerId, table.event)],
);
