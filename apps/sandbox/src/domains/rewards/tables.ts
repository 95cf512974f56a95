/** Rewards for points and referrals, and compensations for closures. */
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { customers } from '../accounts/tables.ts';
import { contracts } from '../membershipOffers/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** Columns common to all rewards. */
export const rewardColumns = () => ({
  type: text().$type<Schemas['RewardType']>().notNull(),
  /** In the studio's words. */
  name: text().notNull(),
  description: text().notNull(),
  /** In minor units of the studio's currency; null if it is not money. */
  amountCents: integer(),
  /** Length of a free period; null for other types. */
  period: jsonb().$type<Schemas['Term']>(),
});

/** Granted rewards. Append-only; free periods affect charges. */
export const rewardGrants = pgTable(
  'reward_grants',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    /** Null: the member was deleted; rewards for a contract stay with it. */
    customerId: reference().references(() => customers.id, { onDelete: 'set null' }),
    /** Null: not for a contract. */
    contractId: reference().references(() => contracts.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['RewardType']>().notNull(),
    name: text().notNull(),
    amountCents: integer(),
    currency: text().notNull(),
    zoneId: text().notNull(),
    /** First and last day of a free period. */
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    voucherCode: text(),
    grantedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.contractId)],
);
