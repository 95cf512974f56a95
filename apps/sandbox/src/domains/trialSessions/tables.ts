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
import type { Schemas } from '../../server/api.ts';
import { bookings } from '../bookings/tables.ts';
import { tenants } from '../brands/tables.ts';
import { benefits, singleAppointments } from '../singleAppointments/tables.ts';
import { studios } from '../studios/tables.ts';

const reference = () => bigint({ mode: 'number' });

const tenant = () =>
  text()
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' });

/** How a chain gives trial sessions; a trial without a row here is as `configuration.ts` has it for everybody. */
export const trialConfigurations = pgTable(
  'trial_configurations',
  {
    tenant: tenant(),
    /** `trialConfigurationId` of the offers and courses that may be tried as it. */
    id: reference().notNull(),
    /** Null: it has no name of its own. */
    name: text(),
    /** Null: that of the kind of appointment. */
    description: text(),
    contactFields: jsonb().$type<Schemas['TrialContactField'][]>().notNull(),
    coursesAllowed: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

/** Somebody whom a studio has sent a link to a trial session. */
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
 * The trial session of a person at a tenant: one row each, so that nobody has two, and the row is the lock. A place that is held until
 * its mail is answered has a row of its own beside it.
 */
export const trialSessions = pgTable(
  'trial_sessions',
  {
    tenant: tenant(),
    /** `booker` of the booking: `account:9001` or `email:someone@example.org`; `hold:` and the uuid of the mail while nobody has confirmed it. */
    person: text().notNull(),
    /** The kind of appointment that is the trial session of the studio, also when a course is tried. */
    benefitId: reference()
      .notNull()
      .references(() => benefits.id, { onDelete: 'cascade' }),
    /** What is booked, or was: one of the two. */
    singleAppointmentId: reference().references(() => singleAppointments.id, {
      onDelete: 'cascade',
    }),
    bookingId: reference().references(() => bookings.id, { onDelete: 'cascade' }),
    /** What the person has typed; null where an order has it. */
    contact: jsonb().$type<Schemas['TrialCustomerData']>(),
    /** What the mail asks to confirm by: whoever has it reads the mails of the address. */
    confirmUuid: uuid().notNull().unique(),
    /** Until when the place is held; null: nothing had to be confirmed. */
    confirmUntil: timestamp({ withTimezone: true }),
    /** Null: not yet. */
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.person] }),
    index().on(table.singleAppointmentId),
    index().on(table.bookingId),
  ],
);
