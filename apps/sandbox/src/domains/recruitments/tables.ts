/** Members who have brought somebody along, and what both get for it. */
import { bigint, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import { tenants } from '../brands/tables.ts';
import { contracts } from '../contracts/tables.ts';
import { rewardColumns, rewardGrants } from '../rewards/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** Who gets something: whoever has brought somebody, or whoever was brought. */
export type Side = 'RECRUITER' | 'RECRUITED';

/** A referral at a chain, made of the account or the contract that names it (`recruitments.ts`). */
export const customerRecruitments = pgTable(
  'customer_recruitments',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_301 }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    /** Null: the account is deleted. */
    recruiterId: reference().references(() => accounts.id, { onDelete: 'set null' }),
    /** Null: without an account, or it is deleted. */
    recruitedId: reference().references(() => accounts.id, { onDelete: 'set null' }),
    /** Null: nothing was signed yet. */
    contractId: reference().references(() => contracts.id, { onDelete: 'set null' }),
    /** `ACCOUNT 9001` or `CONTRACT 43001`: nobody is brought to a chain twice. */
    source: text().notNull(),
  },
  (table) => [
    unique('customer_recruitments_of_source').on(table.tenant, table.source),
    index().on(table.recruiterId),
    index().on(table.recruitedId),
    index().on(table.contractId),
  ],
);

export const referralPremiums = pgTable(
  'referral_premiums',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_401 }),
    /** The studio of the contract that was signed. */
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    side: text().$type<Side>().notNull(),
    ...rewardColumns(),
  },
  (table) => [index().on(table.studioId)],
);

export const recruitmentRedemptions = pgTable(
  'recruitment_redemptions',
  {
    id: uuid().primaryKey(),
    recruitmentId: reference()
      .notNull()
      .references(() => customerRecruitments.id, { onDelete: 'cascade' }),
    side: text().$type<Side>().notNull(),
    premiumId: reference()
      .notNull()
      .references(() => referralPremiums.id, { onDelete: 'cascade' }),
    grantId: reference()
      .notNull()
      .references(() => rewardGrants.id, { onDelete: 'cascade' }),
    redeemedAt: timestamp({ withTimezone: true }).notNull(),
  },
  // Each of the two gets one reward, whatever the code above it does.
  (table) => [
    unique('recruitment_redemptions_once').on(table.recruitmentId, table.side),
    index().on(table.grantId),
  ],
);

/** Contracts whose rewards can be redeemed, once both were told. */
export const rewardNews = pgTable('reward_news', {
  contractId: reference()
    .primaryKey()
    .references(() => contracts.id, { onDelete: 'cascade' }),
  toldAt: timestamp({ withTimezone: true }).notNull(),
});
