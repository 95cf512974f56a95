/** The code with which an account brings somebody along. */
import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Account } from './lookup.ts';
import { accounts } from './tables.ts';

const referralAlphabet = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';

/** The code of an account, made when it is first asked for. */
export async function referralCodeOf(db: Database, account: Account): Promise<string> {
  if (account.referralCode !== null) return account.referralCode;
  const random = Array.from(
    { length: 8 },
    () => referralAlphabet[randomInt(referralAlphabet.length)],
  ).join('');
  // Of two first calls the second gets what the first has made.
  const [stored] = await db
    .update(accounts)
    .set({ referralCode: sql`coalesce(${accounts.referralCode}, ${random})` })
    .where(eq(accounts.id, account.id))
    .returning({ referralCode: accounts.referralCode });
  return stored?.referralCode ?? random;
}

/** Where somebody begins who was brought along. @param tenant undefined leads to the start of the portal */
export function referralUrlOf(code: string, tenant: string | undefined, origin: string): string {
  const url = new URL(tenant === undefined ? '/' : `/studios/${tenant}`, origin);
  url.searchParams.set('referralCode', code);
  return url.href;
}
