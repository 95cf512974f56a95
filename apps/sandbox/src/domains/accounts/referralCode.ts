/** Referral codes of accounts. */
import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Account } from './lookup.ts';
import { accounts } from './tables.ts';

const referralAlphabet = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';

/** Returns the code of an account, creating it on first use. */
export async function ensureReferralCode(db: Database, account: Account): Promise<string> {
  if (account.referralCode !== null) return account.referralCode;
  const random = Array.from(
    { length: 8 },
    () => referralAlphabet[randomInt(referralAlphabet.length)],
  ).join('');
  // Concurrent first calls all get the code that was stored first.
  const [stored] = await db
    .update(accounts)
    .set({ referralCode: sql`coalesce(${accounts.referralCode}, ${random})` })
    .where(eq(accounts.id, account.id))
    .returning({ referralCode: accounts.referralCode });
  return stored?.referralCode ?? random;
}

/** Builds the link for referred people. @param tenant undefined for the portal's start page */
export function buildReferralUrl(code: string, tenant: string | undefined, origin: string): string {
  const url = new URL(tenant === undefined ? '/' : `/studios/${tenant}`, origin);
  url.searchParams.set('referralCode', code);
  return url.href;
}
