/**
 * Calls to the bank. Each may be repeated: the bank answers what it answered first. None is made inside a transaction, since a slow
 * bank would hold the rows that others wait for; handlers have the bank, what runs in a transaction does not.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Chargeable, declineOf, type DeclineReason } from './bank.ts';
import { bankAuthorizations } from './tables.ts';

/** What the bank is asked to hold. */
export type Hold = {
  /** One for each attempt to pay. */
  key: string;
  amountCents: number;
  currency: string;
  /** Null: the card is gone, and the bank refuses. */
  card: Chargeable | null;
};

export type Bank = {
  /** Holds money. @returns the bank's name for it, or why it refuses */
  authorize(
    hold: Hold,
    now: Date,
  ): Promise<{ authorizationId: string } | { declined: DeclineReason }>;
  /** Takes what is held. @returns why the bank refuses now, for example since the card has expired meanwhile; null when it is taken */
  capture(authorizationId: string, now: Date): Promise<DeclineReason | null>;
  /** What has become of a direct debit once its days are over. */
  settle(authorizationId: string, now: Date): Promise<'SETTLED' | 'RETURNED'>;
  /** Lets go of what is held, or pays back what was taken. */
  giveBack(authorizationId: string, now: Date): Promise<'VOIDED' | 'REFUNDED'>;
};

/** The sample bank: its books are a table of their own, which answers one statement at a time as a service would. */
export function createBank(db: Database): Bank {
  return {
    async authorize({ key, amountCents, currency, card }, now) {
      await db
        .insert(bankAuthorizations)
        .values({
          id: randomUUID(),
          key,
          amountCents,
          currency,
          expiryMonth: card?.expiryMonth ?? null,
          expiryYear: card?.expiryYear ?? null,
          comesBack: card?.behaviour === 'COMES_BACK',
          declined: declineOf(card, now),
          authorizedAt: now,
        })
        .onConflictDoNothing();
      const [entry] = await db
        .select()
        .from(bankAuthorizations)
        .where(eq(bankAuthorizations.key, key));
      if (!entry) throw new Error('The bank has lost an authorization.');
      return entry.declined === null ? { authorizationId: entry.id } : { declined: entry.declined };
    },

    async capture(authorizationId, now) {
      const [entry] = await db
        .select()
        .from(bankAuthorizations)
        .where(eq(bankAuthorizations.id, authorizationId));
      if (!entry) throw new Error('The bank knows no such authorization.');
      if (entry.capturedAt !== null) return null;
      const declined = declineOf({ ...entry, behaviour: null }, now);
      if (declined !== null) return declined;
      const captured = await db
        .update(bankAuthorizations)
        .set({
          capturedAt: sql`coalesce(${bankAuthorizations.capturedAt}, ${sql.param(now, bankAuthorizations.capturedAt)}::timestamptz)`,
        })
        .where(
          and(eq(bankAuthorizations.id, authorizationId), isNull(bankAuthorizations.givenBackAt)),
        )
        .returning({ id: bankAuthorizations.id });
      return captured.length === 1 ? null : 'CARD_REFUSED';
    },

    async settle(authorizationId, now) {
      const [returned] = await db
        .update(bankAuthorizations)
        .set({ givenBackAt: now })
        .where(
          and(
            eq(bankAuthorizations.id, authorizationId),
            eq(bankAuthorizations.comesBack, true),
            isNull(bankAuthorizations.givenBackAt),
          ),
        )
        .returning({ id: bankAuthorizations.id });
      if (returned) return 'RETURNED';
      const [entry] = await db
        .select({ comesBack: bankAuthorizations.comesBack })
        .from(bankAuthorizations)
        .where(eq(bankAuthorizations.id, authorizationId));
      if (!entry) throw new Error('The bank knows no such authorization.');
      return entry.comesBack ? 'RETURNED' : 'SETTLED';
    },

    async giveBack(authorizationId, now) {
      const [entry] = await db
        .update(bankAuthorizations)
        .set({
          givenBackAt: sql`coalesce(${bankAuthorizations.givenBackAt}, ${sql.param(now, bankAuthorizations.givenBackAt)}::timestamptz)`,
        })
        .where(eq(bankAuthorizations.id, authorizationId))
        .returning();
      if (!entry) throw new Error('The bank knows no such authorization.');
      return entry.capturedAt === null ? 'VOIDED' : 'REFUNDED';
    },
  };
}
