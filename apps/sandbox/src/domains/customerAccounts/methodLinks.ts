/** Links by which a member replaces how the membership is paid. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { fault, timestamp } from '../../server/fault.ts';
import { lockAccount } from '../accounts/lookup.ts';
import { customers } from '../accounts/tables.ts';
import { methodsForAccounts } from '../payments/methods.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { type AccountAtStudio, isOfTenant, lockCustomerAccount } from './account.ts';
import { customerAccounts, paymentMethodLinks } from './tables.ts';

export type MethodLink = AccountAtStudio & {
  link: typeof paymentMethodLinks.$inferSelect;
  /** What the chain knows of the member; null when it knows them by links alone. */
  customer: typeof customers.$inferSelect | null;
};

export const linkNotFound = (): Error => fault(404, 'link.error.notfound', 'There is no such link');

export const linkUsed = (): Error => fault(409, 'link.error.used', 'The link was used before');

export const linkExpired = (since: Date): Error =>
  fault(409, 'link.error.expired', 'The link has expired', { args: [timestamp(since)] });

/** @throws 404 when there is none, or one of another tenant than X-Tenant names */
export async function methodLinkOf(
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
  if (!found || !isOfTenant(found.studio, context)) throw linkNotFound();
  return found;
}

/**
 * The link, locked until the transaction ends: first the account in the portal, as in everything that changes one, then that at the
 * studio.
 * @throws 404
 */
export async function lockMethodLink(tx: Database, token: string): Promise<MethodLink> {
  const { customer, account } = await methodLinkOf(tx, token, {});
  if (customer !== null && customer.accountId !== null) await lockAccount(tx, customer.accountId);
  await lockCustomerAccount(tx, account.id);
  await tx
    .select({ token: paymentMethodLinks.token })
    .from(paymentMethodLinks)
    .where(eq(paymentMethodLinks.token, token))
    .for('update');
  return methodLinkOf(tx, token, {});
}

/** @throws 409 when it was used or is too old */
export function checkUsable({ link }: Pick<MethodLink, 'link'>, now: Date): void {
  if (link.usedAt !== null) throw linkUsed();
  if (now > link.tokenValidUntil) throw linkExpired(link.tokenValidUntil);
}

/** Ways to pay a membership: what is taken month after month without asking its holder. */
const ofMemberships = ['CREDIT_CARD', 'DIRECT_DEBIT'] as const satisfies Schemas['PaymentMethod'][];

export function methodsForMemberships(studio: StoredStudio): Schemas['PaymentMethodOption'][] {
  return methodsForAccounts(studio).filter(({ paymentMethod }) =>
    ofMemberships.some((method) => method === paymentMethod),
  );
}
