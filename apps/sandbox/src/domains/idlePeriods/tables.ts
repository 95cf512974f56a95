/** Idle periods of contracts: rules of studios, requests of members and their documents. */
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea.ts';
import type { Schemas } from '../../platform/api.ts';
import { accounts } from '../accounts/tables.ts';
import { studios } from '../studios/tables.ts';
import { idlePeriods } from '../memberships/tables.ts';

const reference = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });
const term = () => jsonb().$type<Schemas['Term']>().notNull();

/** Rules of a studio; without a row the defaults apply (`rules.ts`). */
export const idlePeriodRules = pgTable('idle_period_rules', {
  studioId: reference()
    .primaryKey()
    .references(() => studios.id, { onDelete: 'cascade' }),
  leadTime: term(),
  bookableAhead: term(),
  minimumLength: term(),
  maximumLength: term(),
  maximumPerYear: integer().notNull(),
  lengthensTerm: boolean().notNull(),
  documentRequired: boolean().notNull(),
  /** Description of the required document, in the studio's words. */
  documentDescription: text(),
});
/** Deleted with their account, and soon after they were needed. */
export const idlePeriodDocuments = pgTable(
  'idle_period_documents',
  {
    id: uuid().primaryKey(),
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Chain it was sent to. */
    tenant: text().notNull(),
    mediaType: text().$type<Schemas['IdlePeriodMediaType']>().notNull(),
    content: bytea().notNull(),
    uploadedAt: instant().notNull(),
    /** Null: not used in a request yet. */
    idlePeriodId: reference().references(() => idlePeriods.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.accountId), index().on(table.idlePeriodId)],
);
