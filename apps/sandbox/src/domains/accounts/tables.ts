import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { bytea } from '../../database/bytea.ts';
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
    firstname: text(),
    lastname: text(),
    dateOfBirth: date({ mode: 'string' }),
    /** Language of mails, BCP 47; null follows the request. */
    locale: text(),
    phone: text(),
    street: text(),
    houseNumber: text(),
    zipCode: text(),
    city: text(),
    provinceCode: text(),
    countryCode: text(),
    memberSince: date({ mode: 'string' }),
    /** Made when it is first asked for. */
    referralCode: text().unique(),
    /** The account whose referral code was used. */
    referredBy: bigint({ mode: 'number' }),
    /** When the account refused to move into RSG_GROUP. */
    migrationRefusedAt: timestamp({ withTimezone: true }),
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

/** Attempts at what could be guessed or flooded, counted for each subject and each network address; keys are hashes. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull(),
  blockedUntil: timestamp({ withTimezone: true }),
});

export type CodePurpose = 'REGISTRATION' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'ADDITIONAL_EMAIL';

/** Codes that were mailed and not used yet. */
export interface PendingRegistration {
  passwordHash: string;
  firstname: string;
  lastname: string;
  locale: string;
  referredBy: number | null;
}

export const emailCodes = pgTable(
  'email_codes',
  {
    id: serial().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<CodePurpose>().notNull(),
    /** Where the code went. */
    email: text().notNull(),
    codeHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** What a repeated registration wants; it counts once the code has proven the address. */
    pending: jsonb().$type<PendingRegistration>(),
  },
  (table) => [
    index().on(table.accountId),
    index('email_codes_email').on(sql`lower(${table.email})`),
  ],
);

export const additionalEmails = pgTable(
  'additional_emails',
  {
    id: serial().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    verified: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('additional_emails_of_account').on(table.accountId, sql`lower(${table.email})`),
    index('additional_emails_email').on(sql`lower(${table.email})`),
  ],
);

/** The one picture of an account, as it was written anew. */
export const profileImages = pgTable('profile_images', {
  /** Nobody guesses it, and each upload has another one. */
  id: uuid().primaryKey(),
  accountId: bigint({ mode: 'number' })
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  webp: bytea().notNull(),
});

/** What a tenant knows of a member, or of the person behind an account. */
export const customers = pgTable(
  'customers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 7001 }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    /** Null: a member who has not connected any account. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    /** Number in the studio's own books; null when a purchase in the portal made the row. */
    customerNumber: text(),
    email: text(),
    iban: text(),
    firstname: text(),
    lastname: text(),
    dateOfBirth: date({ mode: 'string' }),
    phone: text(),
    street: text(),
    houseNumber: text(),
    zipCode: text(),
    city: text(),
    provinceCode: text(),
    countryCode: text(),
    gender: text().$type<Schemas['Gender']>(),
    placeOfBirth: text(),
    countryOfBirth: text(),
    /** What the member has shown to prove who they are. */
    documentType: text().$type<Schemas['IdentityDocumentType']>(),
    documentNumber: text(),
    homeStudioId: bigint({ mode: 'number' }),
    paymentSignatureRequired: boolean().notNull().default(false),
    permissions: text().array().$type<Schemas['CustomerPermission'][]>().notNull(),
    /** Why the studio does not let the member in; empty when it does. */
    accessRefusalReasons: text()
      .array()
      .$type<Schemas['AccessRefusalReason'][]>()
      .notNull()
      .default([]),
    accessRefusedSince: timestamp({ withTimezone: true }),
    /** What missed bookings have led to. */
    blockMySportsBookingUntil: timestamp({ withTimezone: true }),
    entranceLockUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex().on(table.tenant, table.accountId),
    uniqueIndex().on(table.tenant, table.customerNumber),
    index().on(table.accountId),
    // What somebody types who connects an account finds the member without a look at all the others.
    index('customers_number').on(table.homeStudioId, sql`upper(${table.customerNumber})`),
    index('customers_email').on(table.homeStudioId, sql`lower(${table.email})`),
    index('customers_iban').on(table.homeStudioId, table.iban),
    index('customers_birth').on(table.homeStudioId, table.dateOfBirth),
  ],
);

/** A studio's invitation to make an account, or to connect one. */
export const invitations = pgTable('invitations', {
  uuid: uuid().primaryKey(),
  customerId: bigint({ mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  usedAt: timestamp({ withTimezone: true }),
  /** The account that was made from it; it is connected once its address is verified. */
  accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
});

/** Facility groups whose accounts belong to a context of their own. */
export const groupContexts = pgTable('group_contexts', {
  facilityGroup: text().primaryKey(),
  accountContext: text().$type<Schemas['WhitelabelConfig']['accountContext']>().notNull(),
});

/** Connections between accounts and studios. */
export const studioConnects = pgTable(
  'studio_connects',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 5001 }),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    studioId: bigint({ mode: 'number' })
      .notNull()
      .references(() => studios.id, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex().on(table.accountId, table.studioId)],
);
