import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../platform/api.ts';
import { bytea } from '../../platform/database/bytea.ts';
import { accounts } from '../accounts/tables.ts';

/** Passkeys of accounts. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 7301 }),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Credential id from the authenticator, in base64url. */
    credentialId: text().notNull(),
    /** COSE key as provided by the authenticator. */
    publicKey: bytea().notNull(),
    /** Host name it was created for; it works only there. */
    rpId: text().notNull(),
    /** Id of the account at the authenticator, in base64url; the same for all passkeys of an account. */
    userHandle: text().notNull(),
    /** Signature counter, if the authenticator has one; a lower number indicates a copy or a replay. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().$type<Schemas['PasskeyTransport'][]>().notNull(),
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index().on(table.accountId),
  ],
);

/** Issued, unanswered challenges. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** In base64url, as signed. */
    challenge: text().primaryKey(),
    /** Account that adds a passkey; null for a login. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    /** User handle for the new passkey; null for a login. */
    userHandle: text(),
    /** Origin it was issued to and must be answered from: `https://portal.example`. */
    origin: text().notNull(),
    rpId: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);
