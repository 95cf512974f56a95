/** What a link lets a member do without logging in. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Handlers, Schemas } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { toExternalStudio } from '../studios/external.ts';
import { isOfTenant, maskedName, accountOfId, owedBy } from './account.ts';
import { linkExpired, linkNotFound, linkUsed } from './methodLinks.ts';
import { balanceLinks, paymentMethodLinks, selfServiceLinks } from './tables.ts';

type Link = typeof selfServiceLinks.$inferSelect;

/** What is left to be done; what has been done, or is not owed, is not there any more. */
async function actionsOf(
  db: Database,
  { paymentMethodToken, balanceToken, customerAccountId }: Link,
  now: Date,
): Promise<Schemas['SelfServiceAction'][]> {
  const [method] =
    paymentMethodToken === null
      ? []
      : await db
          .select()
          .from(paymentMethodLinks)
          .where(eq(paymentMethodLinks.token, paymentMethodToken));
  const [balance] =
    balanceToken === null
      ? []
      : await db.select().from(balanceLinks).where(eq(balanceLinks.token, balanceToken));
  const canReplace = method && method.usedAt === null && now <= method.tokenValidUntil;
  const canPay = balance && balance.usedAt === null && (await owedBy(db, customerAccountId)) > 0;
  return [
    ...(canReplace ? [{ type: 'PAYMENT_METHOD' as const, token: method.token }] : []),
    ...(canPay ? [{ type: 'ACCOUNT_BALANCE' as const, token: balance.token }] : []),
  ];
}

export const selfServiceHandlers = {
  async getSelfServiceConfiguration({ path, context, language }, { db, clock }) {
    const now = clock.now();
    const [link] = await db
      .select()
      .from(selfServiceLinks)
      .where(eq(selfServiceLinks.token, path.token));
    if (!link) throw linkNotFound();
    const { account, studio } = await accountOfId(db, link.customerAccountId);
    if (!isOfTenant(studio, context)) throw linkNotFound();
    if (now > link.tokenValidUntil) throw linkExpired(link.tokenValidUntil);
    const actions = await actionsOf(db, link, now);
    if (actions.length === 0) throw linkUsed();
    return ok({
      studio: toExternalStudio(studio, language),
      name: maskedName(account),
      actions,
      tokenValidUntil: zoned(link.tokenValidUntil, studio.zoneId),
    });
  },
} satisfies Partial<Handlers>;
