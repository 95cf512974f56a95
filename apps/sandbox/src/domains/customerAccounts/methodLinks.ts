/** Links to replace the payment method of a membership. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import { lockAccount } from '../accounts/lookup.ts';
import { customers } from '../accounts/tables.ts';
import { listAccountMethods } from '../payments/methods.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { type AccountAtStudio, isOfTenant, lockCustomerAccount } from './account.ts';
import { customerAccounts, paymentMethodLinks } from './tables.ts';

export type MethodLink = AccountAtStudio & {
  link: typeof paymentMethodLinks.$inferSelect;
  /** The chain's customer record; null if the member is known by links only. */
  customer: typeof customers.$inferSelect | null;
};

export const linkNotFoundError = (): Error =>
  apiError(404, 'link.error.notfound', 'There is no such link');

export const linkUsedError = (): Error =>
  apiError(409, 'link.error.used', 'The link was used before');

export const linkExpiredError = (since: Date): Error =>
  apiError(409, 'link.error.expired', 'The link has expired', { args: [timestamp(since)] });

/** @throws 404 if there is none or X-Tenant names another tenant */
export async function findMethodLink(
  db: Database,
  token: string,
  context: ContextHeaders,
): Promise<MethodLink> {
  const [found] = await db
    .select({
      link: paymentMethodLinks,
      account: customerAccounts,
      studio: studios,
      customer: customers,
    })
    .from(paymentMethodLinks)
    .innerJoin(customerAccounts, eq(customerAccounts.id, paymentMethodLinks.customerAccountId))
    .innerJoin(studios, eq(studios.id, customerAccounts.studioId))
    .leftJoin(customers, eq(customers.id, customerAccounts.customerId))
    .where(eq(paymentMethodLinks.token, token));
  if (!found || !isOfTenant(found.studio, context)) throw linkNotFoundError();
  return found;
}

/**
 * Locks a link until the transaction ends: first the portal account, like every change to one, then the customer
 * account.
 * @throws 404
 */
export async function lockMethodLink(tx: Database, token: string): Promise<MethodLink> {
  const { customer, account } = await findMethodLink(tx, token, {});
  if (customer !== null && customer.accountId !== null) await lockAccount(tx, customer.accountId);
  await lockCustomerAccount(tx, account.id);
  await tx
    .select({ token: paymentMethodLinks.token })
    .from(paymentMethodLinks)
    .where(eq(paymentMethodLinks.token, token))
    .for('update');
  return findMethodLink(tx, token, {});
}

/** @throws 409 if it was used or has expired */
export function checkUsable({ link }: Pick<MethodLink, 'link'>, now: Date): void {
  if (link.usedAt !== null) throw linkUsedError();
  if (now > link.tokenValidUntil) throw linkExpiredError(link.tokenValidUntil);
}

/** Payment methods for memberships: those charged monthly without confirmation. */
const membershipMethods = [
  'CREDIT_CARD',
  'DIRECT_DEBIT',
] as const satisfies Schemas['PaymentMethod'][];

export function listMembershipMethods(studio: StoredStudio): Schemas['PaymentMethodOption'][] {
  return listAccountMethods(studio).filter(({ paymentMethod }) =>
    membershipMethods.some((method) => method === paymentMethod),
  );
}
