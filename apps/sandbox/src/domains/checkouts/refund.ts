/** Refunds: the purchase ends by its own rules, and the bank returns the money. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import { audit, type AuditedBy } from '../accounts/audit.ts';
import { lockCheckout } from './rules.ts';
import { settlePayments, type SettlementServices } from './settling.ts';
import type { LockedSubject } from './subject.ts';
import { refundOrVoid, type Payment } from '../payments/ledger.ts';
import type { Paid } from './paymentView.ts';
import { type Refund, assessRefund } from './refundRule.ts';
import { payments } from '../payments/tables.ts';

/**
 * Refunds the full amount, once; repeating the call has no effect.
 * @param by the request, for the audit log
 * @throws 409 if the rules of the booking do not allow it or there is nothing to refund
 */
export async function refundPayment(
  services: SettlementServices,
  by: AuditedBy,
  { checkout: { id, type } }: Paid,
): Promise<void> {
  const { db, clock, subjects } = services;
  const now = clock.now();
  const subject = subjects[type];
  const due = await db.transaction(async (tx) => {
    const locked = await subject.lock(tx, id);
    await lockCheckout(tx, id);
    const booked = await subject.listAppointments(tx, id);
    const returnUntil = (await subject.findReturnDeadline?.(tx, id, now, true)) ?? null;
    const refund = assessRefund(await lockPayment(tx, id), booked, returnUntil, now);
    if (refund.refusal === 'ALREADY_REFUNDED') return [id];
    checkRefundable(refund);
    for (const { bookingUuid } of booked)
      await audit(tx, { by, at: now, kind: 'booking', id: bookingUuid, fields: ['status'] });
    return revokeAndRefund(tx, id, locked, now);
  });
  await settlePayments(services, [...new Set(due)]);
}

/** @returns the checkouts whose payments must be settled */
async function revokeAndRefund(
  tx: Database,
  id: string,
  locked: LockedSubject,
  now: Date,
): Promise<string[]> {
  const due = await locked.revoke('REFUNDED', now);
  // For a course place, `revoke` has already done this.
  await refundOrVoid(tx, id, now);
  return [id, ...due];
}

async function lockPayment(tx: Database, checkoutId: string): Promise<Payment> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.checkoutId, checkoutId))
    .for('update');
  if (!payment) throw new Error(`The payment of checkout ${checkoutId} is gone.`);
  return payment;
}

function checkRefundable({ refusal, until }: Refund): void {
  if (refusal === null) return;
  if (refusal === 'TOO_LATE' && until !== null)
    throw apiError(
      409,
      'booking.error.cancelationtoolate',
      'This booking can no longer be canceled',
      {
        args: [timestamp(until)],
      },
    );
  throw apiError(409, 'payment.error.notrefundable', 'This payment cannot be given back', {
    args: [{ type: 'STRING', value: refusal }],
  });
}
