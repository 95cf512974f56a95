/** Valid requests for payments and paying later. */
import { eq } from 'drizzle-orm';
import { offers } from '../../src/domains/bookings/courses/tables.ts';
import type { OperationId } from '../../src/platform/api.ts';
import { finalize, purchaseBody, readyCheckout, returnPath } from '../harness/purchase.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

const setUpCourse = (sandbox: Sandbox) =>
  sandbox.state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });

/** Creates a payment of the visitor. */
const withPayment: RequestSetup = async (sandbox) => {
  await setUpCourse(sandbox);
  const { id } = await readyCheckout(sandbox, 'visitor');
  await finalize(sandbox, 'visitor', id);
  return { as: 'visitor', path: { paymentId: id } };
};

/** Creates a checkout of the visitor for the pay-later service. @returns its id */
export async function beginPayLaterCheckout(
  sandbox: Sandbox,
  as: 'visitor' | 'member' = 'visitor',
) {
  await setUpCourse(sandbox);
  await sandbox.services.db
    .update(offers)
    .set({ paymentMethods: ['CREDIT_CARD', 'FINION_PAY'] })
    .where(eq(offers.id, 601));
  const body = {
    ...purchaseBody(null),
    paymentMethod: 'FINION_PAY' as const,
    tokenizationReference: null,
  };
  return (await sandbox.call('createCourseAppointmentCheckoutV4', { as, body })).body.id;
}

export const paymentHappy = {
  async listPayments(sandbox) {
    await withPayment(sandbox);
    return { as: 'visitor' };
  },
  getPayment: withPayment,
  refundPayment: withPayment,
  async createFinionPayPaymentRequest(sandbox) {
    const checkoutId = await beginPayLaterCheckout(sandbox);
    return { as: 'visitor', body: { checkoutId, returnPath } };
  },
  async listFinionPayPaymentRequests(sandbox) {
    const checkoutId = await beginPayLaterCheckout(sandbox);
    await sandbox.call('createFinionPayPaymentRequest', {
      as: 'visitor',
      body: { checkoutId, returnPath },
    });
    return { as: 'visitor' };
  },
} satisfies Partial<Record<OperationId, RequestSetup>>;
