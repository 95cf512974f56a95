import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { bytea } from '../../platform/database/bytea.ts';
import { tenants } from '../brands/tables.ts';
import { studios } from '../studios/tables.ts';
import type { WritingOperationId } from '../../generated/writing.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 9001 }),
    email: text().notNull(),
    /** argon2id in PHC string format; null for an account without a login. */
    passwordHash: text(),
    /** Context whose brands may log this account in. */
    accountContext: text().$type<Schemas['WhitelabelConfig']['accountContext']>().notNull(),
    name: text().notNull(),
    verified: boolean().notNull(),
    profilePictureUrl: text(),
    firstname: text(),
    lastname: text(),
    dateOfBirth: date({ mode: 'string' }),
    /** Language of mails, BCP 47; null for that of the request. */
    locale: text(),
    phone: text(),
    street: text(),
    houseNumber: text(),
    zipCode: text(),
    city: text(),
    provinceCode: text(),
    countryCode: text(),
    memberSince: date({ mode: 'string' }),
    /** Created on first use. */
    referralCode: text().unique(),
    /** Account whose referral code was used. */
    referredBy: bigint({ mode: 'number' }),
    /** When the account declined to move to RSG_GROUP. */
    migrationRefusedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.referredBy),
    uniqueIndex('accounts_context_email').on(table.accountContext, sql`lower(${table.email})`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; only the cookie has the token itself. */
    tokenHash: text().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId)],
);
export type CodePurpose = 'REGISTRATION' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'ADDITIONAL_EMAIL';

/** Consents to a studio, given with a registration. */
export interface RegistrationConsents {
  studioId: number;
  types: Schemas['LegalInfoType'][];
}

/** Data of a repeated registration. */
export interface PendingRegistration {
  passwordHash: string;
  firstname: string;
  lastname: string;
  locale: string;
  referredBy: number | null;
  /** Optional consents to a studio; undefined for none. */
  consents?: RegistrationConsents;
}

export const emailCodes = pgTable(
  'email_codes',
  {
    id: serial().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<CodePurpose>().notNull(),
    /** Address the code was sent to. */
    email: text().notNull(),
    codeHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Data of a repeated registration, applied once the code has proven the address. */
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

/** Profile picture of an account, re-encoded. */
export const profileImages = pgTable('profile_images', {
  /** Unguessable, and new for each upload. */
  id: uuid().primaryKey(),
  accountId: bigint({ mode: 'number' })
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  webp: bytea().notNull(),
});

/** Customer records of tenants. */
export const customers = pgTable(
  'customers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 7001 }),
    tenant: text()
      .notNull()
      .references(() => tenants.name, { onDelete: 'cascade' }),
    /** Null: a member without a connected account. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    /** Number in the studio's records; null for customers from a portal purchase. */
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
    /** Identity document shown by the member. */
    documentType: text().$type<Schemas['IdentityDocumentType']>(),
    documentNumber: text(),
    homeStudioId: bigint({ mode: 'number' }),
    paymentSignatureRequired: boolean().notNull().default(false),
    /** Why the studio denies entry; empty if it does not. */
    accessRefusalReasons: text()
      .array()
      .$type<Schemas['AccessRefusalReason'][]>()
      .notNull()
      .default([]),
    accessRefusedSince: timestamp({ withTimezone: true }),
    /** Consequences of missed bookings. */
    blockMySportsBookingUntil: timestamp({ withTimezone: true }),
    entranceLockUntil: timestamp({ withTimezone: true }),
    /** True for a new customer and after a change of the account, until earlier purchases have their invoices. */
    unbilled: boolean().notNull().default(true),
  },
  (table) => [
    index('customers_to_bill')
      .on(table.id)
      .where(sql`${table.unbilled}`),
    uniqueIndex().on(table.tenant, table.accountId),
    uniqueIndex().on(table.tenant, table.customerNumber),
    index().on(table.accountId),
    // Indexes for finding a member by the data entered when connecting.
    index('customers_number').on(table.homeStudioId, sql`upper(${table.customerNumber})`),
    index('customers_email').on(table.homeStudioId, sql`lower(${table.email})`),
    index('customers_iban').on(table.homeStudioId, table.iban),
    index('customers_birth').on(table.homeStudioId, table.dateOfBirth),
  ],
);

/** Invitations of a studio to create or connect an account. */
export const invitations = pgTable('invitations', {
  uuid: uuid().primaryKey(),
  customerId: bigint({ mode: 'number' })
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  usedAt: timestamp({ withTimezone: true }),
  /** Account created from it; connected once its address is verified. */
  accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
});

/** Facility groups with an account context of their own. */
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

/** Kinds of audited member data. */
export type AuditedKind =
  | 'account'
  | 'additional-email'
  | 'booking'
  | 'calendar-subscription'
  | 'checkin'
  | 'checkin-reservation'
  | 'contract'
  | 'customer'
  | 'customer-account'
  | 'customer-amendment'
  | 'door-card'
  | 'idle-period'
  | 'compensation'
  | 'consent'
  | 'compensation-proposal'
  | 'loyalty-member'
  | 'loyalty-redemption'
  | 'module-contract'
  | 'opening-reminder'
  | 'passkey'
  | 'payment-instrument'
  | 'personal-calendar'
  | 'push-subscription'
  | 'recruitment-redemption'
  | 'standing-booking'
  | 'studio-connect';

/** Audit log: who changed which fields, never their values. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null: no account, or it was deleted. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** Tenant of the request; null without one. */
    tenant: text(),
    operationId: text().$type<WritingOperationId>().notNull(),
    kind: text().$type<AuditedKind>().notNull(),
    /** Null: a deleted account. */
    thingId: text(),
    /** Names of the changed fields; empty when the item itself was created or deleted. */
    fields: text().array().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.kind, table.thingId)],
);
