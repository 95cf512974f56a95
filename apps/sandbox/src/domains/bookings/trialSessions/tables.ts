import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../../platform/api.ts';
import { bookings } from '../tables.ts';
import { tenants } from '../../brands/tables.ts';
import { benefits, singleAppointments } from '../singleAppointments/tables.ts';
import { studios } from '../../studios/tables.ts';
import { translatedText } from '../../../platform/database/translatedText.ts';

const reference = () => bigint({ mode: 'number' });

const tenant = () =>
  text()
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' });

/** Trial sessions of chains; without a row the defaults in `configuration.ts` apply. */
export const trialConfigurations = pgTable(
  'trial_configurations',
  {
    tenant: tenant(),
    /** `trialConfigurationId` of the offers and courses available as this trial. */
    id: reference().notNull(),
    /** Null: no name of its own. */
    name: translatedText(),
    /** Null: that of the benefit. */
    description: translatedText(),
    contactFields: jsonb().$type<Schemas['TrialContactField'][]>().notNull(),
    coursesAllowed: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

/** Leads: people invited to a trial session by a link. */
export const trialLeads = pgTable(
  'trial_leads',
  {
    uuid: uuid().primaryKey(),
    studioId: reference()
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
    firstname: text(),
    lastname: text(),
    email: text(),
    phone: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.studioId)],
);

/**
 * Trial session of a person at a tenant: one row per person, which is also the lock. Places held until confirmation
 * have a separate row.
 */
export const trialSessions = pgTable(
  'trial_sessions',
  {
    tenant: tenant(),
    /**
     * `booker` of the booking: `account:9001` or `email:someone@example.org`; `hold:` and the uuid of the mail until
     * confirmed.
     */
    person: text().notNull(),
    /** Benefit that is the trial session of the studio, also if a course is booked. */
    benefitId: reference()
      .notNull()
      .references(() => benefits.id, { onDelete: 'cascade' }),
    /** Booked appointment or course; one of the two is set. */
    singleAppointmentId: reference().references(() => singleAppointments.id, {
      onDelete: 'cascade',
    }),
    bookingId: reference().references(() => bookings.id, { onDelete: 'cascade' }),
    /** Entered data; null if a checkout has it. */
    contact: jsonb().$type<Schemas['TrialCustomerData']>(),
    /** Uuid in the confirmation mail, which proves access to the mailbox. */
    confirmUuid: uuid().notNull().unique(),
    /** End of the hold; null if no confirmation was needed. */
    confirmUntil: timestamp({ withTimezone: true }),
    /** Null: not confirmed yet. */
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.person] }),
    index().on(table.singleAppointmentId),
    index().on(table.bookingId),
  ],
);
