/** Codes that are mailed: they prove that whoever types one reads the mails of an address. */
import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { addMinutes } from '../../time.ts';
import { type CodePurpose, emailCodes } from './tables.ts';

/** No letter or digit that looks like another. */
const alphabet = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
const length = 8;

const lifetimeMinutes = {
  REGISTRATION: 24 * 60,
  CHANGE_EMAIL: 24 * 60,
  ADDITIONAL_EMAIL: 24 * 60,
  RESET_PASSWORD: 30,
} satisfies Record<CodePurpose, number>;

/** After so many wrong tries a code is used up. */
const mostWrongTries = 5;

export type StoredCode = typeof emailCodes.$inferSelect;

type NewCode = Pick<StoredCode, 'accountId' | 'purpose' | 'email'> &
  Partial<Pick<StoredCode, 'pending'>>;

/** Until when a code is valid that is made now. */
export function validUntil(purpose: CodePurpose, now: Date): Date {
  return addMinutes(now, lifetimeMinutes[purpose]);
}

/**
 * Makes a code and stores its hash. Earlier ones for the same purpose are worth nothing any more; of
 * additional addresses each has its own.
 * @param fixed what the code shall be, for provider states
 */
export async function issueCode(
  db: Database,
  now: Date,
  { accountId, purpose, email, pending = null }: NewCode,
  fixed: string | null = null,
): Promise<string> {
  const code = fixed ?? Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  const replaced = and(
    eq(emailCodes.purpose, purpose),
    purpose === 'ADDITIONAL_EMAIL' ? sentTo(email) : undefined,
  );
  await db.transaction(async (tx) => {
    await tx
      .delete(emailCodes)
      .where(
        and(eq(emailCodes.accountId, accountId), or(replaced, lte(emailCodes.expiresAt, now))),
      );
    await tx.insert(emailCodes).values({
      accountId,
      purpose,
      email,
      codeHash: hashOf(code),
      expiresAt: validUntil(purpose, now),
      pending,
    });
  });
  return code;
}

/** Where a typed code may count. Without an address the code alone decides. */
export type CodeUse = { purposes: CodePurpose[]; email: string | null; accountId?: number };

/**
 * Uses a code up. A wrong one counts against all codes that it may have meant.
 * @returns the code as it was stored
 * @throws 422, the same whether the code is wrong, used, too old, or the address unknown
 */
export async function useCode(
  db: Database,
  now: Date,
  { purposes, email, accountId }: CodeUse,
  typed: string,
): Promise<StoredCode> {
  const codeHash = hashOf(normalize(typed));
  const used = await db.transaction(async (tx) => {
    const candidates = await tx
      .select()
      .from(emailCodes)
      .where(
        and(
          inArray(emailCodes.purpose, purposes),
          email === null ? eq(emailCodes.codeHash, codeHash) : sentTo(email),
          accountId === undefined ? undefined : eq(emailCodes.accountId, accountId),
          gt(emailCodes.expiresAt, now),
        ),
      )
      .for('update');
    const right = candidates.find((candidate) => candidate.codeHash === codeHash);
    if (right) await tx.delete(emailCodes).where(eq(emailCodes.id, right.id));
    else await countWrongTry(tx, candidates);
    return right ?? null;
  });
  // Outside the transaction, which would take the count back.
  if (!used) throw codeInvalid();
  return used;
}

async function countWrongTry(tx: Database, candidates: StoredCode[]): Promise<void> {
  if (candidates.length === 0) return;
  const those = inArray(
    emailCodes.id,
    candidates.map(({ id }) => id),
  );
  await tx
    .update(emailCodes)
    .set({ wrongTries: sql`${emailCodes.wrongTries} + 1` })
    .where(those);
  await tx.delete(emailCodes).where(and(those, sql`${emailCodes.wrongTries} >= ${mostWrongTries}`));
}

export function codeInvalid(): Error {
  return fault(422, 'verification.error.codeinvalid', 'The code is wrong, used up or too old');
}

function sentTo(email: string) {
  return eq(sql`lower(${emailCodes.email})`, email.trim().toLowerCase());
}

/** As people type it: any case, spaces and hyphens where they like. */
function normalize(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Keeps codes out of backups; guessing is held off by their short life and the few tries. */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
