/** What somebody owes, for whoever has the link that the studio has sent. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { toReference } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { type AccountAtStudio, isOfTenant, maskedName, owedBy } from './account.ts';
import { balanceLinks, customerAccounts } from './tables.ts';

/**
 * The account of a link, and what it owes.
 * @throws 404 when there is no such link, it was used, nothing is owed, or it is one of another tenant than X-Tenant names
 */
export async function balanceOfLink(
  db: Database,
  token: string,
  context: ContextHeaders,
): Promise<AccountAtStudio & { owedCents: number }> {
  const [found] = await db
    .select({ link: balanceLinks, account: customerAccounts, studio: studios })
    .from(balanceLinks)
    .innerJoin(customerAccounts, eq(customerAccounts.id, balanceLinks.customerAccountId))
    .innerJoin(studios, eq(studios.id, customerAccounts.studioId))
    .where(eq(balanceLinks.token, token));
  if (!found || found.link.usedAt !== null || !isOfTenant(found.studio, context)) throw noLink();
  const owedCents = await owedBy(db, found.account.id);
  if (owedCents <= 0) throw noLink();
  return { account: found.account, studio: found.studio, owedCents };
}

const noLink = () =>
  fault(404, 'accountbalance.error.notfound', 'There is no such link, or nothing is owed any more');

/** What the link tells of it. @throws 404 as `balanceOfLink` */
export async function balanceOf(
  db: Database,
  token: string,
  context: ContextHeaders,
): Promise<Schemas['PublicAccountBalance']> {
  const { account, studio, owedCents } = await balanceOfLink(db, token, context);
  return {
    studio: toReference(studio),
    name: maskedName(account),
    paymentMethod: account.paymentMethod,
    balance: money(owedCents, studio.currencyCode),
  };
}
