/** Referrals and their rewards. */
import { bigint, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import { tenants } from '../brands/tables.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { rewardColumns } from '../rewards/tables.ts';
import { studios } from '../studios/tables.ts';
import { rewardGrants } from '../memberships/tables.ts';

const reference = () => bigint({ mode: 'number' });

/** Party of a referral. */
export type Side = 'RECRUITER' | 'RECRUITED';

/** Referrals at a chain, derived from accounts and contracts (`recruitments.ts`). */
export const customerRecruitments = pgTable(
  'customer_recruitments',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_301 }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    /** Null: the account was deleted. */
    recruiterId: reference().references(() => accounts.id, { onDelete: 'set null' }),
    /** Null: no account, or it was deleted. */
    recruitedId: reference().references(() => accounts.id, { onDelete: 'set null' }),
    /** Null: nothing signed yet. */
    contractId: reference().references(() => contracts.id, { onDelete: 'set null' }),
    /** `ACCOUNT 9001` or `CONTRACT 43001`: each can be recruited once per chain. */
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
    /** Studio of the signed contract. */
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
  // Guarantees one reward per party, independent of the code.
  (table) => [
    unique('recruitment_redemptions_once').on(table.recruitmentId, table.side),
    index().on(table.grantId),
  ],
);

/** Contracts whose parties were notified about redeemable rewards. */
export const rewardNews = pgTable('reward_news', {
  contractId: reference()
    .primaryKey()
    .references(() => contracts.id, { onDelete: 'cascade' }),
  notifiedAt: timestamp({ withTimezone: true }).notNull(),
});
