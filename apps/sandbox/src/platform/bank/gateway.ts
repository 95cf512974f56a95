/**
 * Calls to the bank. All are idempotent: a repeated call returns the first result. None is made inside a transaction,
 * because a slow bank would block the locked rows; handlers have access to the bank, code inside a transaction does
 * not.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Chargeable, findDeclineReason, type DeclineReason } from './bank.ts';
import { bankAuthorizations } from './tables.ts';

/** A hold requested from the bank. */
export type Hold = {
  /** Idempotency key of one payment attempt, stored before the call. */
  key: string;
  amountCents: number;
  currency: string;
  /** Null if the instrument was deleted; the bank then declines. */
  card: Chargeable | null;
  /** True if it is collected as a direct debit. */
  isDebit: boolean;
};

export type Bank = {
  /** Places a hold. @returns the authorization id, or the decline reason */
  authorize(
    hold: Hold,
    now: Date,
  ): Promise<{ authorizationId: string } | { declined: DeclineReason }>;
  /** Captures a hold. @returns the decline reason, for example after the card has expired; null if it was captured */
  capture(authorizationId: string, now: Date): Promise<DeclineReason | null>;
  /** Returns the outcome of a direct debit after its processing time. */
  settle(authorizationId: string, now: Date): Promise<'SETTLED' | 'RETURNED'>;
  /**
   * Releases a hold, stops a pending debit or refunds a captured amount. A debit already returned by the debtor's bank
   * is not refunded again.
   */
  refundOrVoid(authorizationId: string, now: Date): Promise<'VOIDED' | 'REFUNDED' | 'RETURNED'>;
  /** Releases a possible hold under a key whose response was lost, and blocks later holds under that key. */
  release(key: string, now: Date): Promise<void>;
};

/**
 * The simulated bank. Like an external service, it keeps its own table and runs each statement outside our
 * transactions.
 */
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
          willReturn: card?.behaviour === 'RETURNED_LATER',
          declined: findDeclineReason(card, now),
          authorizedAt: now,
        })
        .onConflictDoNothing();
      const [entry] = await db
        .select()
        .from(bankAuthorizations)
        .where(eq(bankAuthorizations.key, key));
      if (!entry) throw new Error('The bank does not know the authorization.');
      return entry.declined === null ? { authorizationId: entry.id } : { declined: entry.declined };
    },

    async capture(authorizationId, now) {
      const [entry] = await db
        .select()
        .from(bankAuthorizations)
        .where(eq(bankAuthorizations.id, authorizationId));
      if (!entry) throw new Error('The bank does not know the authorization.');
      if (entry.capturedAt !== null) return null;
      const declined = findDeclineReason({ ...entry, behaviour: null }, now);
      if (declined !== null) return declined;
      const captured = await db
        .update(bankAuthorizations)
        .set({
          capturedAt: sql`coalesce(${bankAuthorizations.capturedAt}, ${at(now)})`,
        })
        .where(
          and(eq(bankAuthorizations.id, authorizationId), isNull(bankAuthorizations.reversedAt)),
        )
        .returning({ id: bankAuthorizations.id });
      return captured.length === 1 ? null : 'CARD_REFUSED';
    },

    async settle(authorizationId, now) {
      await db
        .update(bankAuthorizations)
        .set({
          settledAt: now,
          reversedAt: sql`case when ${bankAuthorizations.willReturn} then ${at(now)} end`,
        })
        .where(
          and(
            eq(bankAuthorizations.id, authorizationId),
            isNull(bankAuthorizations.settledAt),
            isNull(bankAuthorizations.reversedAt),
          ),
        );
      const [entry] = await db
        .select({ willReturn: bankAuthorizations.willReturn })
        .from(bankAuthorizations)
        .where(eq(bankAuthorizations.id, authorizationId));
      if (!entry) throw new Error('The bank does not know the authorization.');
      return entry.willReturn ? 'RETURNED' : 'SETTLED';
    },

    async refundOrVoid(authorizationId, now) {
      const [entry] = await db
        .update(bankAuthorizations)
        .set({
          reversedAt: sql`coalesce(${bankAuthorizations.reversedAt}, ${at(now)})`,
        })
        .where(eq(bankAuthorizations.id, authorizationId))
        .returning();
      if (!entry) throw new Error('The bank does not know the authorization.');
      const { capturedAt, isDebit, settledAt, willReturn } = entry;
      // A debit that has not arrived is stopped, so there is nothing to refund.
      if (capturedAt === null || (isDebit && settledAt === null)) return 'VOIDED';
      return willReturn && settledAt !== null ? 'RETURNED' : 'REFUNDED';
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
            reversedAt: sql`case when ${bankAuthorizations.declined} is null then coalesce(${bankAuthorizations.reversedAt}, ${at(now)}) end`,
          },
        });
    },
  };
}

const at = (now: Date) => sql`${sql.param(now, bankAuthorizations.reversedAt)}::timestamptz`;
