/** Codes that are mailed: they prove that whoever types one reads the mails of an address. */
import { createHash, randomInt } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { addMinutes } from '../../time.ts';
import { lockAccount } from './lookup.ts';
import { accounts, type CodePurpose, emailCodes } from './tables.ts';

/** No letter or digit that looks like another. */
const alphabet = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
const length = 8;

const lifetimeMinutes = {
  REGISTRATION: 24 * 60,
  CHANGE_EMAIL: 24 * 60,
  ADDITIONAL_EMAIL: 24 * 60,
  RESET_PASSWORD: 30,
} satisfies Record<CodePurpose, number>;

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
    await lockAccount(tx, accountId);
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

/** Whether a code that was mailed is still good. */
export async function hasCode(
  db: Database,
  now: Date,
  accountId: number,
  purpose: CodePurpose,
): Promise<boolean> {
  const [code] = await db
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.accountId, accountId),
        eq(emailCodes.purpose, purpose),
        gt(emailCodes.expiresAt, now),
      ),
    )
    .limit(1);
  return code !== undefined;
}

/** Where a typed code may count. Without an address the code alone decides. */
export type CodeUse = { purposes: CodePurpose[]; email: string | null; accountId?: number };

/** These prove the main address, so they are worth nothing once the account has another one. */
const ofMainAddress: CodePurpose[] = ['REGISTRATION', 'RESET_PASSWORD'];

/**
 * Uses a code up. A wrong one changes nothing, or anybody could use up the codes of others: there are 29 to the power of 8 codes, and
 * attempts.ts lets nobody try more than a few.
 * @param apply what the code is for; the account is locked meanwhile, and when it throws the code stays
 * @returns what `apply` returns
 * @throws 422, the same whether the code is wrong, used, too old, or the address unknown
 */
export async function useCode<Result>(
  db: Database,
  now: Date,
  { purposes, email, accountId }: CodeUse,
  typed: string,
  apply: (tx: Database, code: StoredCode) => Promise<Result>,
): Promise<Result> {
  const codeHash = hashOf(normalize(typed));
  const meant = and(
    inArray(emailCodes.purpose, purposes),
    email === null ? eq(emailCodes.codeHash, codeHash) : sentTo(email),
    accountId === undefined ? undefined : eq(emailCodes.accountId, accountId),
    gt(emailCodes.expiresAt, now),
  );
  return db.transaction(async (tx) => {
    const owners = tx.select({ id: emailCodes.accountId }).from(emailCodes).where(meant);
    await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(inArray(accounts.id, owners))
      .orderBy(asc(accounts.id))
      .for('no key update');
    const candidates = await tx
      .select({ code: emailCodes })
      .from(emailCodes)
      .innerJoin(accounts, eq(accounts.id, emailCodes.accountId))
      .where(
        and(
          meant,
          or(
            notInArray(emailCodes.purpose, ofMainAddress),
            eq(sql`lower(${accounts.email})`, sql`lower(${emailCodes.email})`),
          ),
        ),
      )
      .for('update', { of: emailCodes });
    const right = candidates.find(({ code }) => code.codeHash === codeHash)?.code;
    if (!right) throw codeInvalid();
    await tx.delete(emailCodes).where(eq(emailCodes.id, right.id));
    return apply(tx, right);
  });
}

/** All codes of an account become worthless: what they hang on, its password or main address, is another one now. */
export async function forgetCodes(db: Database, accountId: number): Promise<void> {
  await db.delete(emailCodes).where(eq(emailCodes.accountId, accountId));
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

/** Keeps codes out of backups; guessing is held off by their number, their short life and the few tries (attempts.ts). */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
