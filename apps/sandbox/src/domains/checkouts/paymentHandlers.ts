import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { loadPage } from '../../platform/http/paging.ts';
import {
  paymentsOfAccount,
  type Paid,
  paymentNotFound,
  selectPayments,
  toPayment,
  toPaymentWithDetails,
} from './paymentView.ts';
import { refundPayment } from './refund.ts';
import type { CheckoutServices } from './subject.ts';
import { payments } from '../payments/tables.ts';

/** @throws 404 if it does not exist or belongs to another account */
async function findPayment(
  db: Database,
  { account, context, path }: Pick<ApiRequest<'getPayment'>, 'account' | 'context' | 'path'>,
): Promise<Paid> {
  const where = and(
    paymentsOfAccount(account.id, context),
    eq(payments.checkoutId, path.paymentId),
  );
  const [found] = await selectPayments(db, where, { limit: 1, offset: 0 });
  if (!found) throw paymentNotFound();
  return found;
}

export const paymentHandlers = {
  async listPayments({ account, context, query, language }, services) {
    const { db } = services;
    return ok(
      await loadPage(
        query,
        (limits) => selectPayments(db, paymentsOfAccount(account.id, context), limits),
        (rows) => Promise.all(rows.map((row) => toPayment(services, row, language))),
      ),
    );
  },

  async getPayment(request, services) {
    const { db, clock } = services;
    return ok(
      await toPaymentWithDetails(
        services,
        await findPayment(db, request),
        request.language,
        clock.now(),
      ),
    );
  },

  async refundPayment(request, services) {
    const { db, clock } = services;
    await refundPayment(services, request, await findPayment(db, request));
    return ok(
      await toPaymentWithDetails(
        services,
        await findPayment(db, request),
        request.language,
        clock.now(),
      ),
    );
  },
} satisfies Partial<Handlers<CheckoutServices>>;
