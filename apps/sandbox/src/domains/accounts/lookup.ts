/** Finds accounts by address. An address may have one account per context (spec 1.6). */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { lockKey } from '../../platform/database/lockKey.ts';
import type { ApiRequest, OperationId, Schemas, Services } from '../../platform/api.ts';
import { addressForms, addressKey } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { findBrand } from '../brands/rules.ts';
import { type Attempt, countAttempt, resetAttempts } from '../limits/attempts.ts';
import { checkPassword } from './passwords.ts';
import { accounts, additionalEmails } from './tables.ts';

export type Account = typeof accounts.$inferSelect;

export type AccountContext = Schemas['WhitelabelConfig']['accountContext'];

/** Returns the account context of a brand. */
export async function findAccountContext(
  db: Database,
  { context, hostname }: Pick<ApiRequest<OperationId>, 'context' | 'hostname'>,
): Promise<AccountContext> {
  const brand = await findBrand(db, context, hostname);
  return brand?.accountContext ?? 'MY_SPORTS';
}

/**
 * Lists the contexts that can log in under a brand. In RSG_GROUP, accounts not migrated yet can log in too, in order to
 * be asked to migrate.
 */
export function loginContexts(accountContext: AccountContext): AccountContext[] {
  return accountContext === 'RSG_GROUP' ? ['RSG_GROUP', 'MY_SPORTS'] : [accountContext];
}

/** Finds the account that logs in with an address under a brand. */
export async function findAccountByEmail(
  db: Database,
  email: string,
  accountContext: AccountContext,
): Promise<Account | null> {
  const contexts = loginContexts(accountContext);
  const found = await db
    .select()
    .from(accounts)
    .where(
      and(
        inArray(accounts.accountContext, contexts),
        inArray(sql`lower(${accounts.email})`, addressForms(email)),
      ),
    );
  return found.find((account) => account.accountContext === accountContext) ?? found[0] ?? null;
}

/** Loads the account of a session. @throws 401 if it was deleted */
export async function getAccount(db: Database, id: number): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account) throw accountDeletedError();
  return account;
}

/** Another device deleted the account during this request. */
function accountDeletedError(): Error {
  return apiError(401, 'authentication.error.notloggedin', 'There is no session');
}

/** Locks an account until the transaction ends. Changes to an account lock it before any of its other rows. */
export async function lockAccount(tx: Database, id: number): Promise<Account | null> {
  // `no key update` still allows new rows that refer to the account.
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update');
  return account ?? null;
}

/**
 * Loads the account of a session, locked until the transaction ends.
 * @throws 401 if it was deleted concurrently
 */
export async function lockOwnAccount(tx: Database, id: number): Promise<Account> {
  const account = await lockAccount(tx, id);
  if (!account) throw accountDeletedError();
  return account;
}

/**
 * Finds another owner of an address, as main or verified additional address.
 * @param exceptId the requesting account; null without one
 */
export async function findOtherOwner(
  db: Database,
  email: string,
  accountContext: AccountContext,
  exceptId: number | null,
): Promise<Account | null> {
  const main = await findAccountByEmail(db, email, accountContext);
  if (main && main.id !== exceptId) return main;
  const [additional] = await db
    .select({ account: accounts })
    .from(additionalEmails)
    .innerJoin(accounts, eq(accounts.id, additionalEmails.accountId))
    .where(
      and(
        eq(accounts.accountContext, accountContext),
        inArray(sql`lower(${additionalEmails.email})`, addressForms(email)),
        eq(additionalEmails.verified, true),
        exceptId === null ? undefined : ne(accounts.id, exceptId),
      ),
    );
  return additional?.account ?? null;
}

/**
 * Like `findOtherOwner`, and reserves the address until the transaction ends: no index can span main and additional
 * addresses. Claim several addresses in alphabetical order to avoid deadlocks.
 */
export async function claimAddress(
  tx: Database,
  email: string,
  accountContext: AccountContext,
  exceptId: number | null,
): Promise<Account | null> {
  await lockKey(tx, addressKey(email));
  return findOtherOwner(tx, email, accountContext, exceptId);
}

/**
 * Requires the password again before sensitive changes, in case a session is misused.
 * @throws 422 if it is wrong, 429 after too many wrong ones
 */
export async function confirmPassword(
  services: Pick<Services, 'db' | 'clock'>,
  { id, passwordHash }: Account,
  password: string,
  address: string,
): Promise<void> {
  const attempt: Attempt = { subject: id, address };
  await countAttempt(services, 'password', attempt);
  if ((await checkPassword(passwordHash, password)) === 'wrong') throw wrongPasswordError();
  await resetAttempts(services, 'password', attempt);
}

/**
 * Locks an account whose password was just confirmed, because it may have changed during the slow check.
 * @throws 422 if it has changed, 401 if the account was deleted
 */
export async function lockConfirmed(
  tx: Database,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<Account> {
  const account = await lockOwnAccount(tx, id);
  if (account.passwordHash !== passwordHash) throw wrongPasswordError();
  return account;
}

function wrongPasswordError(): Error {
  return apiError(422, 'password.error.wrong', 'The password is wrong');
}
