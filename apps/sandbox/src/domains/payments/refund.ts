/** Giving a payment back: what was bought ends by its own rule, and the money goes back through the bank. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault, timestamp } from '../../server/fault.ts';
import { audit, type AuditedBy } from '../audit/audit.ts';
import { lockCheckout } from '../checkouts/rules.ts';
import { settlePayments, type Settling } from '../checkouts/settling.ts';
import type { LockedSubject } from '../checkouts/subject.ts';
import { subjects } from '../checkouts/subjects.ts';
import { giveBack, type Payment } from './ledger.ts';
import type { Paid } from './paymentView.ts';
import { type Refund, refundOf } from './refundRule.ts';
import { payments } from './tables.ts';

/**
 * Gives the whole amount back, once. What was given back stays so.
 * @param by whose request it is
 * @throws 409 when the rule of what was booked does not allow it, or there is nothing to give back
 */
export async function refundPayment(
  services: Settling,
  by: AuditedBy,
  { checkout: { id, type } }: Paid,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const subject = subjects[type];
  const due = await db.transaction(async (tx) => {
    const locked = await subject.lock(tx, id);
    await lockCheckout(tx, id);
    const booked = await subject.appointmentsOf(tx, id);
    const refund = refundOf(await lockPayment(tx, id), booked, now);
    if (refund.refusal === 'ALREADY_REFUNDED') return [id];
    checkRefundable(refund);
    for (const { bookingUuid } of booked)
      if (bookingUuid !== null)
        await audit(tx, { by, at: now, kind: 'booking', id: bookingUuid, fields: ['status'] });
    return end(tx, id, locked, now);
  });
  await settlePayments(services, [...new Set(due)]);
}

/** @returns checkouts whose money is due by that */
async function end(tx: Database, id: string, locked: LockedSubject, now: Date): Promise<string[]> {
  const due = await locked.revoke('REFUNDED', now);
  // A place in a course gives its own money back when it ends.
  await giveBack(tx, id, now);
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
    throw fault(409, 'booking.error.cancelationtoolate', 'This booking can no longer be canceled', {
      args: [timestamp(until)],
    });
  throw fault(409, 'payment.error.notrefundable', 'This payment cannot be given back', {
    args: [{ type: 'STRING', value: refusal }],
  });
}
