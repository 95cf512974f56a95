/** Rewards for points and referrals, and compensations for closures. */
import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { translatedText } from '../../platform/database/translatedText.ts';

/** Columns common to all rewards. */
export const rewardColumns = () => ({
  type: text().$type<Schemas['RewardType']>().notNull(),
  /** In the studio's words. */
  name: translatedText().notNull(),
  description: translatedText().notNull(),
  /** In minor units of the studio's currency; null if it is not money. */
  amountCents: integer(),
  /** Length of a free period; null for other types. */
  period: jsonb().$type<Schemas['Term']>(),
});
