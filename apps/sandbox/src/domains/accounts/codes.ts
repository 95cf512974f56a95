/** Mailed codes, which prove access to an e-mail address. */
import { randomInt } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/hashSecret.ts';
import { addressForms } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { addMinutes } from '../../platform/time.ts';
import { lockAccount } from './lookup.ts';
import { accounts, type CodePurpose, emailCodes } from './tables.ts';

/** Omits characters that are easily confused. */
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

/** Returns when a code created now expires. */
export function codeExpiry(purpose: CodePurpose, now: Date): Date {
  return addMinutes(now, lifetimeMinutes[purpose]);
}

/**
 * Creates a code and stores its hash. Invalidates earlier codes for the same purpose; additional addresses have one
 * each.
 * @param fixed code to use, for provider states
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
    purpose === 'ADDITIONAL_EMAIL' ? isForAddress(email) : undefined,
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
      codeHash: hashSecret(code),
      expiresAt: codeExpiry(purpose, now),
      pending,
    });
  });
  return code;
}

/** Returns whether a valid code has been mailed. */
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

/** Restricts where an entered code counts. Without an address, the code alone decides. */
export type CodeUse = { purposes: CodePurpose[]; email: string | null; accountId?: number };

/** These codes prove the main address and become invalid when it changes. */
const mainAddressPurposes: CodePurpose[] = ['REGISTRATION', 'RESET_PASSWORD'];

/**
 * Uses a code. A wrong code changes nothing, otherwise anyone could use up other people's codes; guessing is prevented
 * by the number of codes (29^8) and the limits of attempts.ts.
 * @param apply performs the change while the account is locked; if it throws, the code stays valid
 * @returns the result of `apply`
 * @throws 422 without telling whether the code is wrong, used, expired, or the address unknown
 */
export async function useCode<Result>(
  db: Database,
  now: Date,
  { purposes, email, accountId }: CodeUse,
  input: string,
  apply: (tx: Database, code: StoredCode) => Promise<Result>,
): Promise<Result> {
  const codeHash = hashSecret(normalize(input));
  const matchingCode = and(
    inArray(emailCodes.purpose, purposes),
    email === null ? eq(emailCodes.codeHash, codeHash) : isForAddress(email),
    accountId === undefined ? undefined : eq(emailCodes.accountId, accountId),
    gt(emailCodes.expiresAt, now),
  );
  return db.transaction(async (tx) => {
    const owners = tx.select({ id: emailCodes.accountId }).from(emailCodes).where(matchingCode);
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
          matchingCode,
          or(
            notInArray(emailCodes.purpose, mainAddressPurposes),
            eq(sql`lower(${accounts.email})`, sql`lower(${emailCodes.email})`),
          ),
        ),
      )
      .for('update', { of: emailCodes });
    const right = candidates.find(({ code }) => code.codeHash === codeHash)?.code;
    if (!right) throw invalidCodeError();
    await tx.delete(emailCodes).where(eq(emailCodes.id, right.id));
    return apply(tx, right);
  });
}

/** Deletes all codes of an account, whose password or main address has changed. */
export async function deleteCodes(db: Database, accountId: number): Promise<void> {
  await db.delete(emailCodes).where(eq(emailCodes.accountId, accountId));
}

export function invalidCodeError(): Error {
  return apiError(422, 'verification.error.codeinvalid', 'The code is wrong, used up or too old');
}

function isForAddress(email: string) {
  return inArray(sql`lower(${emailCodes.email})`, addressForms(email));
}

/** Normalizes entered codes: ignores case and hyphens; requests have no spaces in codes (`foldText`). */
function normalize(input: string): string {
  return input.toUpperCase().replaceAll('-', '');
}
