/** Maps payments to the API format. */
import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { zoned, zonedOrNull } from '../../platform/time.ts';
import { checkoutsOfAccount, type StoredCheckout } from './rules.ts';
import type { CheckoutServices } from './subject.ts';
import { checkouts } from './tables.ts';
import { type StoredStudio, toReference } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { type Instrument, toInstrument } from '../payments/instruments.ts';
import { isRefunded, type Payment } from '../payments/ledger.ts';
import { assessRefund } from './refundRule.ts';
import { findVoucherRefund } from '../payments/vouchers.ts';
import { paymentInstruments, payments } from '../payments/tables.ts';

type ViewServices = Pick<CheckoutServices, 'db' | 'subjects'>;

/** A payment and its checkout. */
export type Paid = {
  payment: Payment;
  checkout: StoredCheckout;
  studio: StoredStudio;
  instrument: Instrument | null;
};

export function paymentNotFound(): Error {
  return apiError(404, 'payment.error.notfound', 'There is no such payment');
}

/**
 * Matches payments made by an account, for itself or for others, at the tenant named by the request, if any. Excludes
 * orders that failed before a capture.
 */
export function paymentsOfAccount(accountId: number, context: ContextHeaders): SQL | undefined {
  const tenant = context['X-Tenant'];
  return and(
    checkoutsOfAccount(accountId),
    tenant === undefined ? undefined : eq(studios.tenant, tenant),
    or(isNotNull(payments.capturedAt), eq(checkouts.state, 'FINALIZED')),
  );
}

export function selectPayments(
  db: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Paid[]> {
  return db
    .select({
      payment: payments,
      checkout: checkouts,
      studio: studios,
      instrument: paymentInstruments,
    })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .innerJoin(studios, eq(studios.id, checkouts.studioId))
    .leftJoin(paymentInstruments, eq(paymentInstruments.id, payments.instrumentId))
    .where(where)
    .orderBy(
      desc(sql`coalesce(${payments.capturedAt}, ${checkouts.createdAt})`),
      desc(payments.checkoutId),
    )
    .limit(limit)
    .offset(offset);
}

function toPaymentState({ state, capturedAt }: Payment): Schemas['PaymentState'] {
  switch (state) {
    case 'HOLD_REQUESTED':
    case 'AUTHORIZED':
      return 'RESERVED';
    case 'CAPTURING':
    case 'PENDING':
      return 'PENDING';
    case 'CHARGED':
      return 'PAID';
    case 'REVERSING':
      return capturedAt === null ? 'CANCELED' : 'REFUND_PENDING';
    case 'VOIDED':
      return 'CANCELED';
    case 'RETURNED':
    case 'REFUNDED':
      return state;
    default:
      return state satisfies never;
  }
}

function bookingDate({ payment, checkout, studio }: Paid): string {
  return zoned(payment.capturedAt ?? checkout.createdAt, studio.zoneId);
}

export async function toPayment(
  { db, subjects }: ViewServices,
  paid: Paid,
  language: string | null,
): Promise<Schemas['Payment']> {
  const { payment, checkout, studio, instrument } = paid;
  const { type, paymentMethod } = checkout;
  if (paymentMethod === null)
    throw new Error(`Payment ${payment.checkoutId} has no payment method.`);
  if (type === 'PAYMENT_REQUEST' || type === 'PAYMENT_METHOD')
    throw new Error(`Payment ${payment.checkoutId} was made by a link and belongs to no account.`);
  return {
    id: payment.checkoutId,
    name: await subjects[checkout.type].loadTitle(db, checkout.id, language),
    type,
    studio: toReference(studio),
    amount: money(payment.amountCents, payment.currency),
    state: toPaymentState(payment),
    bookingDate: bookingDate(paid),
    paymentDetails: {
      bookingDate: bookingDate(paid),
      paymentMethod,
      paymentInstrument: instrument && toInstrument(instrument),
    },
  };
}

export async function toPaymentWithDetails(
  services: ViewServices,
  paid: Paid,
  language: string | null,
  now: Date,
): Promise<Schemas['PaymentWithDetails']> {
  const { payment, checkout, studio } = paid;
  const { db, subjects } = services;
  const subject = subjects[checkout.type];
  const booked = await subject.listAppointments(db, checkout.id);
  const returnUntil = (await subject.findReturnDeadline?.(db, checkout.id, now, false)) ?? null;
  const { refusal, until } = assessRefund(payment, booked, returnUntil, now);
  const amount = money(payment.amountCents, payment.currency);
  const at = (instant: Date) => zoned(instant, studio.zoneId);
  return {
    ...(await toPayment(services, paid, language)),
    paymentRefundInformation: {
      refundable: refusal === null,
      refusal,
      refundableUntil: zonedOrNull(refusal === null ? until : null, studio.zoneId),
      refundableAmount: refusal === null ? amount : null,
      refundedAmount: isRefunded(payment) ? amount : null,
      voucherRefund: await findVoucherRefund(
        db,
        checkout.id,
        refusal === null ? 'due' : 'returned',
      ),
      appointments: booked.map(({ name, startsAt, endsAt }) => ({
        name,
        startDateTime: at(startsAt),
        endDateTime: at(endsAt),
      })),
    },
  };
}
