/** Valid requests for payments and paying later. */
import { eq } from 'drizzle-orm';
import { offers } from '../../src/domains/courses/tables.ts';
import type { OperationId } from '../../src/server/api.ts';
import { finalize, purchaseOf, readyCheckout, returnPath } from '../harness/purchase.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import type { Happy } from './setup.ts';

const open = (sandbox: Sandbox) =>
  sandbox.state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });

/** Creates a payment of the visitor. */
const paid: Happy = async (sandbox) => {
  await open(sandbox);
  const { id } = await readyCheckout(sandbox, 'visitor');
  await finalize(sandbox, 'visitor', id);
  return { as: 'visitor', path: { paymentId: id } };
};

/** Creates a checkout of the visitor for the pay-later service. @returns its id */
export async function beginLater(sandbox: Sandbox, as: 'visitor' | 'member' = 'visitor') {
  await open(sandbox);
  await sandbox.services.db
    .update(offers)
    .set({ paymentMethods: ['CREDIT_CARD', 'FINION_PAY'] })
    .where(eq(offers.id, 601));
  const body = {
    ...purchaseOf(null),
    paymentMethod: 'FINION_PAY' as const,
    tokenizationReference: null,
  };
  return (await sandbox.call('createCourseAppointmentCheckoutV4', { as, body })).body.id;
}

export const paymentHappy = {
  async listPayments(sandbox) {
    await paid(sandbox);
    return { as: 'visitor' };
  },
  getPayment: paid,
  refundPayment: paid,
  async createFinionPayPaymentRequest(sandbox) {
    const checkoutId = await beginLater(sandbox);
    return { as: 'visitor', body: { checkoutId, returnPath } };
  },
  async listFinionPayPaymentRequests(sandbox) {
    const checkoutId = await beginLater(sandbox);
    await sandbox.call('createFinionPayPaymentRequest', {
      as: 'visitor',
      body: { checkoutId, returnPath },
    });
    return { as: 'visitor' };
  },
} satisfies Partial<Record<OperationId, Happy>>;
