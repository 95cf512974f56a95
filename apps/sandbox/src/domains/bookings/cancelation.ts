/** Cancelation of bookings. */
import { money, moneyOrNull } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import { zoned } from '../../platform/time.ts';
import { audit, type AuditedBy } from '../accounts/audit.ts';
import { settlePayments, type SettlementServices } from '../checkouts/settling.ts';
import { isCaptured } from '../payments/ledger.ts';
import { chargeFee } from './chargeFee.ts';
import { cancelableUntil, findLateRule, isCancelable } from './cancelable.ts';
import { bookingNotFound, findEntry, type EntryFilter } from './entries.ts';
import type { BookingFacts } from './kind.ts';
import { kinds } from './kinds.ts';

type Costs = Pick<
  Schemas['CancelationRuleInfo'],
  'refund' | 'voucherRefund' | 'releasesEntitlement' | 'forfeits' | 'fee'
>;

/** Returns what a cancelation at an instant gives back and costs. */
export function toCosts(facts: BookingFacts, now: Date): Costs {
  const { payment, visit, studio, voucherRefund } = facts;
  const late = findLateRule(facts, now);
  const isPaid = payment !== null && isCaptured(payment);
  const usesVisit = visit === 'USED';
  if (late?.late === 'FORFEITED')
    return {
      refund: null,
      voucherRefund: null,
      releasesEntitlement: false,
      forfeits: isPaid || usesVisit || voucherRefund !== null,
      fee: null,
    };
  return {
    refund: isPaid ? money(payment.amountCents, payment.currency) : null,
    voucherRefund,
    releasesEntitlement: usesVisit,
    forfeits: false,
    fee: moneyOrNull(late?.feeCents ?? null, studio.currencyCode),
  };
}

/**
 * Cancels a booking: frees the place or time, returns what paid for it, charges what a late cancelation costs and
 * moves the waiting list up, in one transaction.
 * @param by the request, for the audit log
 * @param owner filter for the requester's bookings
 * @throws 404 if it does not exist, 409 if it is already canceled or too late
 */
export async function cancelBooking(
  services: SettlementServices,
  by: AuditedBy,
  uuid: string,
  owner: EntryFilter,
): Promise<Schemas['CancelationResult']> {
  const { db, clock } = services;
  const now = clock.now();
  const { due, result } = await db.transaction(async (tx) => {
    const found = await findEntry(tx, uuid, owner);
    const kind = kinds[found.kind];
    await kind.lock(tx, found.id);
    // The booking may have changed owner while waiting for the lock.
    const { id } = await findEntry(tx, uuid, owner);
    const facts = await kind.loadFacts(tx, id);
    if (!facts) throw bookingNotFound();
    checkCancelable(facts, now);
    await audit(tx, { by, at: now, kind: 'booking', id: uuid, fields: ['status'] });
    const late = findLateRule(facts, now);
    const { refund, voucherRefund, fee } = toCosts(facts, now);
    const due = await kind.end(tx, id, now, 'canceled', late);
    if (late?.feeCents)
      await chargeFee(tx, { ...facts, cents: late.feeCents, entry: 'lateCancelation' }, now);
    return {
      due,
      result: {
        uuid,
        canceledAt: zoned(now, facts.studio.zoneId),
        refund,
        voucherRefund,
        fee,
      },
    };
  });
  await settlePayments(services, due);
  return result;
}

function checkCancelable(facts: BookingFacts, now: Date): void {
  if (facts.status === 'CANCELED')
    throw apiError(409, 'booking.error.alreadycanceled', 'This booking is already canceled');
  if (!isCancelable(facts, now))
    throw apiError(
      409,
      'booking.error.cancelationtoolate',
      'This booking can no longer be canceled',
      {
        args: [timestamp(cancelableUntil(facts))],
      },
    );
}
