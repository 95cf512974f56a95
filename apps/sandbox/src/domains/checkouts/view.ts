/** Checkouts as the wire has them. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { bookings } from '../bookings/tables.ts';
import { toBookedItem } from '../bookings/view.ts';
import { type Appointment, appointmentOf } from '../courses/appointments.ts';
import { toOffer } from '../courses/offers.ts';
import { offers } from '../courses/tables.ts';
import { toBookableCourseFor } from '../courses/view.ts';
import { challengePath } from '../payments/challengePath.ts';
import { toInstrument } from '../payments/instruments.ts';
import { paymentOfCheckout } from '../payments/ledger.ts';
import { instrumentOfCheckout, stateOf, type StoredCheckout } from './rules.ts';

export async function toCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['Checkout']> {
  return header(db, checkout, await appointmentOf(db, checkout.appointmentId), now);
}

async function header(
  db: Database,
  checkout: StoredCheckout,
  { studio }: Appointment,
  now: Date,
): Promise<Schemas['Checkout']> {
  const instrument = await instrumentOfCheckout(db, checkout);
  return {
    id: checkout.id,
    type: 'COURSE_APPOINTMENT',
    state: stateOf(checkout, now),
    organizationUnitId: studio.id,
    price: money(checkout.priceCents, checkout.currency),
    paymentMethod: checkout.paymentMethod,
    paymentInstrument: instrument && toInstrument(instrument),
    failureReason: checkout.failureReason,
    createdAt: zoned(checkout.createdAt, studio.zoneId),
    expiresAt: zoned(checkout.expiresAt, studio.zoneId),
    publicToken: checkout.publicToken,
  };
}

export async function toCourseCheckout(
  db: Database,
  checkout: StoredCheckout,
  now: Date,
): Promise<Schemas['CourseAppointmentCheckout']> {
  const { accountId, bookingId, customerData, joinWaitingList } = checkout;
  const item = await appointmentOf(db, checkout.appointmentId);
  const account = accountId === null ? null : { id: accountId };
  const [offer] = await db.select().from(offers).where(eq(offers.id, checkout.offerId));
  if (!offer) throw new Error(`The offer of checkout ${checkout.id} is gone.`);
  const [booking] =
    bookingId === null ? [] : await db.select().from(bookings).where(eq(bookings.id, bookingId));
  const payment = await paymentOfCheckout(db, checkout.id);
  return {
    ...(await header(db, checkout, item, now)),
    courseAppointment: await toBookableCourseFor(db, item, account, now),
    offer: toOffer(offer, item.studio.currencyCode),
    customerData,
    joinWaitingList,
    charged: payment?.state === 'CHARGED',
    booking: booking ? await toBookedItem(db, booking, item.appointment.streamUrl) : null,
  };
}

export function toAuthentication(
  checkout: StoredCheckout,
  now: Date,
): Schemas['CheckoutAuthentication'] {
  const state = stateOf(checkout, now);
  return {
    checkoutId: checkout.id,
    state,
    challengeUrl: state === 'AUTHENTICATION_REQUIRED' ? challengePath(checkout.id) : null,
  };
}
