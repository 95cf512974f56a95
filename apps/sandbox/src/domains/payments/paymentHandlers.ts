import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { pageOf } from '../../server/paging.ts';
import {
  ownedAt,
  type Paid,
  paymentNotFound,
  selectPayments,
  toPayment,
  toPaymentWithDetails,
} from './paymentView.ts';
import { refundPayment } from './refund.ts';
import { payments } from './tables.ts';

/** @throws 404 when it is nobody's, or somebody else's */
async function paymentOf(
  db: Database,
  { account, context, path }: Pick<ApiRequest<'getPayment'>, 'account' | 'context' | 'path'>,
): Promise<Paid> {
  const where = and(ownedAt(account.id, context), eq(payments.checkoutId, path.paymentId));
  const [found] = await selectPayments(db, where, { limit: 1, offset: 0 });
  if (!found) throw paymentNotFound();
  return found;
}

export const paymentHandlers = {
  async listPayments({ account, context, query }, { db }) {
    return ok(
      await pageOf(
        query,
        (limits) => selectPayments(db, ownedAt(account.id, context), limits),
        (rows) => Promise.all(rows.map((row) => toPayment(db, row))),
      ),
    );
  },

  async getPayment(request, { db, clock }) {
    return ok(await toPaymentWithDetails(db, await paymentOf(db, request), clock.now()));
  },

  async refundPayment(request, services) {
    const { db, clock } = services;
    await refundPayment(services, request, await paymentOf(db, request));
    return ok(await toPaymentWithDetails(db, await paymentOf(db, request), clock.now()));
  },
} satisfies Partial<Handlers>;
