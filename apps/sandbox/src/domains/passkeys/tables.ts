import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { bytea } from '../../database/bytea.ts';
import { accounts } from '../accounts/tables.ts';

/** Keys by which an account logs in without its password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 7301 }),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the authenticator has given it, in base64url. */
    credentialId: text().notNull(),
    /** COSE, as the authenticator has given it. */
    publicKey: bytea().notNull(),
    /** Host name at which it was made; it logs in there alone. */
    rpId: text().notNull(),
    /** What the authenticator knows the account as, in base64url; the same for all passkeys of an account. */
    userHandle: text().notNull(),
    /** How often it has signed, where the authenticator counts; a lower number is a copy or an old answer. */
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

/** Challenges that were given and not answered yet. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** In base64url, as it is signed. */
    challenge: text().primaryKey(),
    /** Who adds a passkey; null for somebody who logs in. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    /** What a new passkey will know the account as; null for somebody who logs in. */
    userHandle: text(),
    /** Where it was given, and alone may be answered from: `https://portal.example`. */
    origin: text().notNull(),
    rpId: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);
