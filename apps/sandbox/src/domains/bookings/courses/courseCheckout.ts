/** Subject: a place in a course, bought with an offer. */
import { freeUntil } from '../../studios/cancelationRule.ts';
import { toTerms } from './terms.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../../platform/api.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { endAndPromote } from '../endBooking.ts';
import { toBooker, lockAppointment, resolvePlace, storeBooking } from '../rules.ts';
import { settleStandingBookings } from '../standingBookings/settle.ts';
import { bookings, courseAppointmentCheckouts } from '../tables.ts';
import { type Appointment, findAppointment } from './appointments.ts';
import type { StoredOffer } from './offers.ts';
import { offers } from './tables.ts';
import { notifyAboutBooking } from '../bookingMails.ts';
import { findCheckoutPayment } from '../../payments/ledger.ts';
import { rejectBlocked } from '../../refusals/rules.ts';
import { checkContactData } from '../../studios/checkContactData.ts';
import { beginCheckout, type Buyer } from '../../checkouts/begin.ts';
import { type StoredCheckout, bookedByValues, buyerColumns } from '../../checkouts/rules.ts';
import type { Subject } from '../../checkouts/subject.ts';
export type CourseOrder = typeof courseAppointmentCheckouts.$inferSelect;

export async function findCourseOrder(db: Database, checkoutId: string): Promise<CourseOrder> {
  const [order] = await db
    .select()
    .from(courseAppointmentCheckouts)
    .where(eq(courseAppointmentCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} has no course as its subject.`);
  return order;
}

type CourseRequest = Pick<
  Schemas['CreateCourseAppointmentCheckoutV4Request'],
  | 'courseAppointmentId'
  | 'offerId'
  | 'joinWaitingList'
  | 'acceptsLatePromotion'
  | 'customerData'
  | 'paymentMethod'
>;

/**
 * Starts buying a place, without reserving it.
 * @throws 400 for missing contact data, 404 for an unknown course or offer, 409 if no place is available, 422 for an unsuitable offer or payment
 * method
 */
export async function beginCourseCheckout(
  db: Database,
  buyer: Buyer & { request: CourseRequest },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { accountId, request } = buyer;
  const item = await findAppointment(db, request.courseAppointmentId, context);
  checkContactData(item.studio, 'COURSE_APPOINTMENT', request.customerData);
  if (accountId !== null) await rejectBlocked(db, accountId, item.studio.tenant, now);
  await settleStandingBookings(db, item, now);
  return beginCheckout(db, buyer, now, async (tx) => {
    const appointment = await lockAppointment(tx, item.appointment.id);
    const offer = await findFittingOffer(tx, request.offerId, item);
    const { customerData, joinWaitingList, acceptsLatePromotion } = request;
    await resolvePlace(
      tx,
      appointment,
      toBooker({ accountId, customerData }),
      joinWaitingList,
      now,
    );
    return {
      type: 'COURSE_APPOINTMENT',
      studio: item.studio,
      priceCents: offer.priceCents ?? 0,
      paymentMethods: offer.paymentMethods,
      async store(checkoutId) {
        await tx.insert(courseAppointmentCheckouts).values({
          checkoutId,
          appointmentId: appointment.id,
          offerId: offer.id,
          joinWaitingList,
          ...(acceptsLatePromotion === undefined ? {} : { acceptsLatePromotion }),
        });
      },
    };
  });
}

async function findFittingOffer(
  tx: Database,
  id: number,
  { appointment, course, studio }: Appointment,
): Promise<StoredOffer> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, id));
  if (!offer) throw apiError(404, 'offer.error.notfound', 'There is no such offer');
  const fits = offer.courseId === course.id && offer.studioId === studio.id;
  if (!fits || appointment.priceState === 'MEMBER_ONLY' || offer.priceState === 'MEMBER_ONLY')
    throw apiError(422, 'offer.error.notallowed', 'This offer cannot pay for this course');
  return offer;
}

export const courseAppointment: Subject = {
  async lock(tx, checkoutId) {
    const order = await findCourseOrder(tx, checkoutId);
    const appointment = await lockAppointment(tx, order.appointmentId);
    return {
      async check(checkout, now) {
        const { accountId } = checkout;
        const { studio } = await findAppointment(tx, appointment.id);
        if (accountId !== null) await rejectBlocked(tx, accountId, studio.tenant, now);
        const booker = toBooker(buyerColumns(checkout));
        const status = await resolvePlace(tx, appointment, booker, order.joinWaitingList, now);
        return status === 'BOOKED' ? 'NOW' : 'LATER';
      },

      async settle(checkout, delivery, now) {
        const { priceCents } = checkout;
        const [offer] = await tx.select().from(offers).where(eq(offers.id, order.offerId));
        const booker = toBooker(buyerColumns(checkout));
        const booking = await storeBooking(
          tx,
          appointment,
          booker,
          delivery === 'NOW' ? 'BOOKED' : 'WAITING',
          {
            ...bookedByValues(checkout),
            ...toTerms(await findAppointment(tx, appointment.id), booker, order),
            paidWith: offer?.name ?? null,
            ...(priceCents > 0 ? { priceCents } : {}),
          },
          now,
        );
        await tx
          .update(courseAppointmentCheckouts)
          .set({ bookingId: booking.id, waited: delivery === 'LATER' })
          .where(eq(courseAppointmentCheckouts.checkoutId, checkoutId));
      },

      async revoke(why, now) {
        const { bookingId } = await findCourseOrder(tx, checkoutId);
        const [booking] =
          bookingId === null
            ? []
            : await tx.select().from(bookings).where(eq(bookings.id, bookingId));
        return booking
          ? endAndPromote(tx, appointment, booking, why === 'REFUNDED' ? 'canceled' : null, now)
          : [];
      },
    };
  },

  async notify(tx, checkoutId, news) {
    const { bookingId, waited } = await findCourseOrder(tx, checkoutId);
    if (bookingId === null) return;
    if (news === 'WAITS') await notifyAboutBooking(tx, bookingId, 'waiting');
    // Without a waiting list, the response has already reported the failure.
    if (news === 'REVOKED' && waited) await notifyAboutBooking(tx, bookingId, 'declined');
    if (news === 'RETURNED') await notifyAboutBooking(tx, bookingId, 'debitReturned');
    if (news === 'OWED') await notifyAboutBooking(tx, bookingId, 'debitOwed');
    if (news === 'HANDED_OVER')
      await notifyAboutBooking(tx, bookingId, waited ? 'movedUp' : 'booked');
    if (news !== 'HANDED_OVER' && news !== 'SETTLED') return;
    // A debit may still be returned, so it gets no receipt yet.
    const payment = await findCheckoutPayment(tx, checkoutId);
    if (payment?.state === 'CHARGED') await notifyAboutBooking(tx, bookingId, 'receipt');
  },

  async listAppointments(db, checkoutId) {
    const { appointmentId, bookingId } = await findCourseOrder(db, checkoutId);
    if (bookingId === null) return [];
    const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
    if (!booking) return [];
    const { appointment, course } = await findAppointment(db, appointmentId);
    return [
      {
        name: course.name,
        startsAt: appointment.startsAt,
        endsAt: appointment.endsAt,
        freeUntil: freeUntil(booking.cancelationRule, appointment.startsAt),
        isBooked: booking.status === 'BOOKED',
        bookingUuid: booking.uuid,
      },
    ];
  },

  async loadTitle(db, checkoutId) {
    const { appointmentId } = await findCourseOrder(db, checkoutId);
    return (await findAppointment(db, appointmentId)).course.name;
  },
};
