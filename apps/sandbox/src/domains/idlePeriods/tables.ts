/** Days on which contracts rest: what studios allow, what members have asked for, and the documents that they send with it. */
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
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../database/bytea.ts';
import type { Schemas } from '../../server/api.ts';
import { accounts } from '../accounts/tables.ts';
import { contracts } from '../contracts/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });
const instant = () => timestamp({ withTimezone: true });
const term = () => jsonb().$type<Schemas['Term']>().notNull();

/** What a studio allows; one without a row has the usual rules (`rules.ts`). */
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
  /** What the document has to show, in the words of the studio. */
  documentDescription: text(),
});

/** How an idle period stands in the books; whether it runs is a matter of the day. */
export type StoredIdlePeriodState = 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'CANCELED';

export const idlePeriods = pgTable(
  'idle_periods',
  {
    id: reference().primaryKey().generatedByDefaultAsIdentity({ startWith: 47_001 }),
    contractId: reference()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    startDate: day().notNull(),
    endDate: day().notNull(),
    /** As the studio had it when it was asked for. */
    lengthensTerm: boolean().notNull(),
    state: text().$type<StoredIdlePeriodState>().notNull(),
    /** In the words of the studio; null without any. */
    rejectionReason: text(),
    documentAttached: boolean().notNull(),
    requestedAt: instant().notNull(),
    /** When it was accepted or rejected; null while it waits, and when it was canceled before. */
    decidedAt: instant(),
    canceledAt: instant(),
  },
  (table) => [index().on(table.contractId)],
);

/** Documents go with their account, and soon after they have served. */
export const idlePeriodDocuments = pgTable(
  'idle_period_documents',
  {
    id: uuid().primaryKey(),
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The chain that it was sent to. */
    tenant: text().notNull(),
    mediaType: text().$type<Schemas['IdlePeriodMediaType']>().notNull(),
    content: bytea().notNull(),
    uploadedAt: instant().notNull(),
    /** Null: nothing has been asked for with it. */
    idlePeriodId: reference().references(() => idlePeriods.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.accountId), index().on(table.idlePeriodId)],
);
