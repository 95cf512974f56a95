/** Self-service links, which need no login. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers, Schemas } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { toExternalStudio } from '../studios/external.ts';
import { isOfTenant, maskedName, loadCustomerAccount, computeOwedCents } from './account.ts';
import { linkExpiredError, linkNotFoundError, linkUsedError } from './methodLinks.ts';
import { balanceLinks, paymentMethodLinks, selfServiceLinks } from './tables.ts';

type Link = typeof selfServiceLinks.$inferSelect;

/** Lists open actions; completed ones and settled balances are omitted. */
async function listActions(
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
  const canPay =
    balance && balance.usedAt === null && (await computeOwedCents(db, customerAccountId)) > 0;
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
    if (!link) throw linkNotFoundError();
    const { account, studio } = await loadCustomerAccount(db, link.customerAccountId);
    if (!isOfTenant(studio, context)) throw linkNotFoundError();
    if (now > link.tokenValidUntil) throw linkExpiredError(link.tokenValidUntil);
    const actions = await listActions(db, link, now);
    if (actions.length === 0) throw linkUsedError();
    return ok({
      studio: toExternalStudio(studio, language),
      name: maskedName(account),
      actions,
      tokenValidUntil: zoned(link.tokenValidUntil, studio.zoneId),
    });
  },
} satisfies Partial<Handlers>;
