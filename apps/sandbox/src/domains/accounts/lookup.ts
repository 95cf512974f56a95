/** Finds accounts by their addresses. An address may have an account in each context (specification 1, section 6). */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, OperationId, Schemas, Services } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { findBrand } from '../brands/rules.ts';
import { type Attempt, countAttempt, forgetAttempts } from './attempts.ts';
import { isRightPassword } from './passwords.ts';
import { accounts, additionalEmails } from './tables.ts';

export type Account = typeof accounts.$inferSelect;

export type AccountContext = Schemas['WhitelabelConfig']['accountContext'];

export function sameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** The context in which a brand keeps its accounts. */
export async function contextOf(
  db: Database,
  { context, hostname }: Pick<ApiRequest<OperationId>, 'context' | 'hostname'>,
): Promise<AccountContext> {
  const brand = await findBrand(db, context, hostname);
  return brand?.accountContext ?? 'MY_SPORTS';
}

/** The contexts whose accounts log in under a brand. Where accounts move into RSG_GROUP, one that has not moved yet still does, so that it can be asked to. */
export function contextsOf(accountContext: AccountContext): AccountContext[] {
  return accountContext === 'RSG_GROUP' ? ['RSG_GROUP', 'MY_SPORTS'] : [accountContext];
}

/** The account that logs in with an address under a brand. */
export async function accountNamed(
  db: Database,
  email: string,
  accountContext: AccountContext,
): Promise<Account | null> {
  const contexts = contextsOf(accountContext);
  const found = await db
    .select()
    .from(accounts)
    .where(
      and(
        inArray(accounts.accountContext, contexts),
        eq(sql`lower(${accounts.email})`, email.trim().toLowerCase()),
      ),
    );
  return found.find((account) => account.accountContext === accountContext) ?? found[0] ?? null;
}

/** The account of a session, whole. */
export async function accountOf(db: Database, id: number): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account) throw accountGone();
  return account;
}

/** Deleted by another device while this request was on its way. */
function accountGone(): Error {
  return fault(401, 'authentication.error.notloggedin', 'There is no session');
}

/** The account, locked until the transaction ends. Whoever changes an account locks it before its other rows. */
export async function lockAccount(tx: Database, id: number): Promise<Account | null> {
  // Rows that refer to the account may still be added meanwhile.
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update');
  return account ?? null;
}

/**
 * The account of a session, whole and locked until the transaction ends: what is read of it stays so until it is changed.
 * @throws 401 when it was deleted meanwhile
 */
export async function lockOwnAccount(tx: Database, id: number): Promise<Account> {
  const account = await lockAccount(tx, id);
  if (!account) throw accountGone();
  return account;
}

/**
 * Who else has an address, as main or as verified additional one.
 * @param exceptId the account that asks; null for somebody who has none
 */
export async function otherOwnerOf(
  db: Database,
  email: string,
  accountContext: AccountContext,
  exceptId: number | null,
): Promise<Account | null> {
  const main = await accountNamed(db, email, accountContext);
  if (main && main.id !== exceptId) return main;
  const [additional] = await db
    .select({ account: accounts })
    .from(additionalEmails)
    .innerJoin(accounts, eq(accounts.id, additionalEmails.accountId))
    .where(
      and(
        eq(accounts.accountContext, accountContext),
        eq(sql`lower(${additionalEmails.email})`, email.trim().toLowerCase()),
        eq(additionalEmails.verified, true),
        exceptId === null ? undefined : ne(accounts.id, exceptId),
      ),
    );
  return additional?.account ?? null;
}

/**
 * As `otherOwnerOf`, and nobody else takes the address before the transaction ends: main and additional addresses are in two tables,
 * so no index keeps them apart. Of several addresses in the order of the alphabet, so that nobody waits for each other.
 */
export async function claimAddress(
  tx: Database,
  email: string,
  accountContext: AccountContext,
  exceptId: number | null,
): Promise<Account | null> {
  const key = email.trim().toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return otherOwnerOf(tx, email, accountContext, exceptId);
}

/**
 * Asks for the password once more, before something that a borrowed session must not do.
 * @throws 422 when it is wrong, 429 after too many wrong ones
 */
export async function confirmPassword(
  services: Pick<Services, 'db' | 'clock'>,
  { id, passwordHash }: Account,
  password: string,
  address: string,
): Promise<void> {
  const attempt: Attempt = { subject: id, address };
  await countAttempt(services, 'password', attempt);
  if (!(await isRightPassword(passwordHash, password))) throw passwordWrong();
  await forgetAttempts(services, 'password', attempt);
}

/**
 * Locks an account whose password was right a moment ago: looking at a password takes long enough for the owner to change it.
 * @throws 422 when it is another one by now, 401 when the account is deleted
 */
export async function lockConfirmed(
  tx: Database,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<Account> {
  const account = await lockOwnAccount(tx, id);
  if (account.passwordHash !== passwordHash) throw passwordWrong();
  return account;
}

function passwordWrong(): Error {
  return fault(422, 'password.error.wrong', 'The password is wrong');
}
