/** What points are spent on, and the levels they lead to. */
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { translatedText } from '../../platform/database/translatedText.ts';
import { customers } from '../accounts/tables.ts';
import { loyaltyPrograms } from '../points/tables.ts';
import { rewardColumns } from '../rewards/tables.ts';
import { rewardGrants } from '../memberships/tables.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

const tenant = () =>
  text()
    .notNull()
    .references(() => loyaltyPrograms.tenant, { onDelete: 'cascade' });

export const loyaltyLevels = pgTable(
  'loyalty_levels',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_001 }),
    tenant: tenant(),
    name: translatedText().notNull(),
    description: translatedText().notNull(),
    /** Minimum number of collected points. */
    threshold: integer().notNull(),
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
    redemptionText: translatedText().notNull(),
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
