/** What members are given: for points, for somebody whom they have brought, or since the studio was closed. */
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { customers } from '../accounts/tables.ts';
import { contracts } from '../contracts/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** What every reward is, wherever it is offered. */
export const rewardColumns = () => ({
  type: text().$type<Schemas['RewardType']>().notNull(),
  /** In the words of the studio. */
  name: text().notNull(),
  description: text().notNull(),
  /** In the minor unit of the studio's currency; null for what is no money. */
  amountCents: integer(),
  /** How long a free period is; null for anything else. */
  period: jsonb().$type<Schemas['Term']>(),
});

/** Rewards that were given. Rows are added and never changed; a free period is charged by them. */
export const rewardGrants = pgTable(
  'reward_grants',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    /** Null: the member is gone; what was given for a contract stays with it. */
    customerId: reference().references(() => customers.id, { onDelete: 'set null' }),
    /** Null: it was for no contract. */
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
