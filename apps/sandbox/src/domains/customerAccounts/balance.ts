/** Balances for holders of a payment link. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { toReference } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { type AccountAtStudio, isOfTenant, maskedName, computeOwedCents } from './account.ts';
import { balanceLinks, customerAccounts } from './tables.ts';

/**
 * Finds the account of a link and its balance.
 * @throws 404 if the link does not exist, was used, nothing is owed, or X-Tenant names another tenant
 */
export async function findBalanceOfLink(
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
  if (!found || found.link.usedAt !== null || !isOfTenant(found.studio, context))
    throw noBalanceError();
  const owedCents = await computeOwedCents(db, found.account.id);
  if (owedCents <= 0) throw noBalanceError();
  return { account: found.account, studio: found.studio, owedCents };
}

const noBalanceError = () =>
  apiError(
    404,
    'accountbalance.error.notfound',
    'There is no such link, or nothing is owed any more',
  );

/** Loads the public details of a balance. @throws 404 like `findBalanceOfLink` */
export async function loadPublicBalance(
  db: Database,
  token: string,
  context: ContextHeaders,
): Promise<Schemas['PublicAccountBalance']> {
  const { account, studio, owedCents } = await findBalanceOfLink(db, token, context);
  return {
    studio: toReference(studio),
    name: maskedName(account),
    paymentMethod: account.paymentMethod,
    balance: money(owedCents, studio.currencyCode),
  };
}
