/** Compensations of studios for closed times. Their status is derived from these rows and the day. */
import { bigint, boolean, date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { translatedText } from '../../platform/database/translatedText.ts';
import type { Schemas, Surface } from '../../platform/api.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { rewardColumns } from '../rewards/tables.ts';
import { rewardGrants } from '../memberships/tables.ts';

const reference = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });
const instant = () => timestamp({ withTimezone: true });

export const compensations = pgTable(
  'compensations',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_501 }),
    contractId: reference()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** In the studio's words. */
    name: translatedText().notNull(),
    compensationPeriodStartDate: day().notNull(),
    compensationPeriodEndDate: day().notNull(),
    claimPeriodStartDate: day().notNull(),
    claimPeriodEndDate: day().notNull(),
    approvalRequired: boolean().notNull(),
    waivedAt: instant(),
  },
  (table) => [index().on(table.contractId)],
);

export const compensationPremiums = pgTable(
  'compensation_premiums',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 98_601 }),
    compensationId: reference()
      .notNull()
      .references(() => compensations.id, { onDelete: 'cascade' }),
    ...rewardColumns(),
  },
  (table) => [index().on(table.compensationId)],
);

/** Members' choices; the latest one per compensation counts. */
export const compensationProposals = pgTable(
  'compensation_proposals',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity(),
    compensationId: reference()
      .notNull()
      .references(() => compensations.id, { onDelete: 'cascade' }),
    premiumId: reference()
      .notNull()
      .references(() => compensationPremiums.id, { onDelete: 'cascade' }),
    state: text().$type<Schemas['CompensationProposalStatus']>().notNull(),
    rewardPeriodFrom: day(),
    /** Brand context and language of the member's request, for a later mail; null if unknown. */
    reader: jsonb().$type<Surface>(),
    proposedAt: instant().notNull(),
    decidedAt: instant(),
    grantId: reference().references(() => rewardGrants.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.compensationId),
    index().on(table.premiumId),
    index().on(table.grantId),
  ],
);
