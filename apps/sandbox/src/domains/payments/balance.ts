/** What somebody owes, for whoever has the link that the studio has sent. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { toReference } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { balanceLinks } from './tables.ts';

/** @throws 404 when there is no such link, it was used, or it is one of another tenant than X-Tenant names */
export async function balanceOf(
  db: Database,
  token: string,
  context: ContextHeaders,
): Promise<Schemas['PublicAccountBalance']> {
  const tenant = context['X-Tenant'];
  const [found] = await db
    .select({ link: balanceLinks, studio: studios })
    .from(balanceLinks)
    .innerJoin(studios, eq(studios.id, balanceLinks.studioId))
    .where(
      and(
        eq(balanceLinks.token, token),
        isNull(balanceLinks.usedAt),
        tenant === undefined ? undefined : eq(studios.tenant, tenant),
      ),
    );
  if (!found)
    throw fault(
      404,
      'accountbalance.error.notfound',
      'There is no such link, or nothing is owed any more',
    );
  const { link, studio } = found;
  return {
    studio: toReference(studio),
    name: [link.firstname, link.lastname].map(masked).join(' '),
    paymentMethod: link.paymentMethod,
    balance: money(link.amountCents, studio.currencyCode),
  };
}

/** The first letter alone; dots that do not tell how long a name is. */
function masked(name: string): string {
  const [first = ''] = name;
  return `${first}•••`;
}
