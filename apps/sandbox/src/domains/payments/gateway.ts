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
  /** One for each attempt to pay, which we have stored before. */
  key: string;
  amountCents: number;
  currency: string;
  /** Null: the card is gone, and the bank refuses. */
  card: Chargeable | null;
  /** Whether it is to be collected from an account by a mandate. */
  isDebit: boolean;
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
  /**
   * Lets go of what is held, stops a debit that is on its way, or pays back what was taken. What a debtor's bank has sent back already is
   * not paid a second time.
   */
  giveBack(authorizationId: string, now: Date): Promise<'VOIDED' | 'REFUNDED' | 'RETURNED'>;
  /** Lets go of what may be held under a key whose answer nobody has heard; nothing is held under it afterwards either. */
  release(key: string, now: Date): Promise<void>;
};

/** The sample bank: its books are a table of their own, which answers one statement at a time as a service would. */
export function createBank(db: Database): Bank {
  return {
    async authorize({ key, amountCents, currency, card, isDebit }, now) {
      await db
        .insert(bankAuthorizations)
        .values({
          id: randomUUID(),
          key,
          amountCents,
          currency,
          expiryMonth: card?.expiryMonth ?? null,
          expiryYear: card?.expiryYear ?? null,
          isDebit,
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
          capturedAt: sql`coalesce(${bankAuthorizations.capturedAt}, ${at(now)})`,
        })
        .where(
          and(eq(bankAuthorizations.id, authorizationId), isNull(bankAuthorizations.givenBackAt)),
        )
        .returning({ id: bankAuthorizations.id });
      return captured.length === 1 ? null : 'CARD_REFUSED';
    },

    async settle(authorizationId, now) {
      await db
        .update(bankAuthorizations)
        .set({
          settledAt: now,
          givenBackAt: sql`case when ${bankAuthorizations.comesBack} then ${at(now)} end`,
        })
        .where(
          and(
            eq(bankAuthorizations.id, authorizationId),
            isNull(bankAuthorizations.settledAt),
            isNull(bankAuthorizations.givenBackAt),
          ),
        );
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
          givenBackAt: sql`coalesce(${bankAuthorizations.givenBackAt}, ${at(now)})`,
        })
        .where(eq(bankAuthorizations.id, authorizationId))
        .returning();
      if (!entry) throw new Error('The bank knows no such authorization.');
      const { capturedAt, isDebit, settledAt, comesBack } = entry;
      // A debit that has not arrived is stopped: there is nothing to be paid back.
      if (capturedAt === null || (isDebit && settledAt === null)) return 'VOIDED';
      return comesBack && settledAt !== null ? 'RETURNED' : 'REFUNDED';
    },

    async release(key, now) {
      await db
        .insert(bankAuthorizations)
        .values({
          id: randomUUID(),
          key,
          amountCents: 0,
          currency: 'EUR',
          declined: 'AUTHENTICATION_FAILED',
          authorizedAt: now,
        })
        .onConflictDoUpdate({
          target: bankAuthorizations.key,
          set: {
            givenBackAt: sql`case when ${bankAuthorizations.declined} is null then coalesce(${bankAuthorizations.givenBackAt}, ${at(now)}) end`,
          },
        });
    },
  };
}

const at = (now: Date) => sql`${sql.param(now, bankAuthorizations.givenBackAt)}::timestamptz`;
