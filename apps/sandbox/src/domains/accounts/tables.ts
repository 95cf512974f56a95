import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { tenants } from '../brands/tables.ts';
import { studios } from '../studios/tables.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 9001 }),
    email: text().notNull(),
    /** argon2id in its own text form; null for an account nobody logs in to. */
    passwordHash: text(),
    /** Brands of which context may log this account in. */
    accountContext: text().$type<Schemas['WhitelabelConfig']['accountContext']>().notNull(),
    name: text().notNull(),
    verified: boolean().notNull(),
    profilePictureUrl: text(),
  },
  (table) => [
    uniqueIndex('accounts_context_email').on(table.accountContext, sql`lower(${table.email})`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is in the cookie alone. */
    tokenHash: text().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId)],
);

/** Failed logins, counted for each account and each network address; keys are hashes. */
export const loginFailures = pgTable('login_failures', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailureAt: timestamp({ withTimezone: true }).notNull(),
  blockedUntil: timestamp({ withTimezone: true }),
});

/** What a tenant knows of the person behind an account. */
export const customers = pgTable(
  'customers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 7001 }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    firstname: text(),
    lastname: text(),
    dateOfBirth: date({ mode: 'string' }),
    phone: text(),
    street: text(),
    houseNumber: text(),
    zipCode: text(),
    city: text(),
    countryCode: text(),
    homeStudioId: bigint({ mode: 'number' }),
    paymentSignatureRequired: boolean().notNull().default(false),
    permissions: text().array().$type<Schemas['CustomerPermission'][]>().notNull(),
  },
  (table) => [uniqueIndex().on(table.tenant, table.accountId), index().on(table.accountId)],
);

/** Connections between accounts and studios. */
export const studioConnects = pgTable(
  'studio_connects',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    studioId: bigint({ mode: 'number' })
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.studioId] })],
);
