/** A place in a course, bought with an offer. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../../server/api.ts';
import { fault } from '../../../server/fault.ts';
import { giveUpPlace } from '../../bookings/giveUp.ts';
import { bookerOf, lockAppointment, placeFor, storeBooking } from '../../bookings/rules.ts';
import { bookings } from '../../bookings/tables.ts';
import { type Appointment, appointmentOf } from '../../courses/appointments.ts';
import type { StoredOffer } from '../../courses/offers.ts';
import { offers } from '../../courses/tables.ts';
import { tellBooking } from '../../mail/bookingMails.ts';
import { paymentOfCheckout } from '../../payments/ledger.ts';
import { refuseBlocked } from '../../refusals/rules.ts';
import { beginCheckout, type Buyer } from '../begin.ts';
import { type StoredCheckout, whoBooked, whoBuys } from '../rules.ts';
import type { Subject } from '../subject.ts';
import { courseAppointmentCheckouts } from '../tables.ts';

export type CourseOrder = typeof courseAppointmentCheckouts.$inferSelect;

/** What a checkout of a course is about. */
export async function courseOrderOf(db: Database, checkoutId: string): Promise<CourseOrder> {
  const [order] = await db
    .select()
    .from(courseAppointmentCheckouts)
    .where(eq(courseAppointmentCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} is not about a course.`);
  return order;
}

type CourseRequest = Pick<
  Schemas['CreateCourseAppointmentCheckoutV4Request'],
  'courseAppointmentId' | 'offerId' | 'joinWaitingList' | 'customerData' | 'paymentMethod'
>;

/**
 * Begins to buy a place; nothing is reserved.
 * @throws 404 for an unknown course or offer, 409 when no place can be had now, 422 for an offer or a way to pay that does not fit
 */
export async function beginCourseCheckout(
  db: Database,
  buyer: Buyer & { request: CourseRequest },
  context: ContextHeaders,
  now: Date,
): Promise<StoredCheckout> {
  const { accountId, request } = buyer;
  const item = await appointmentOf(db, request.courseAppointmentId, context);
  if (accountId !== null) await refuseBlocked(db, accountId, item.studio.tenant, now);
  return beginCheckout(db, buyer, now, async (tx) => {
    const appointment = await lockAppointment(tx, item.appointment.id);
    const offer = await fittingOffer(tx, request.offerId, item);
    const { customerData, joinWaitingList } = request;
    await placeFor(tx, appointment, bookerOf({ accountId, customerData }), joinWaitingList, now);
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
        });
      },
    };
  });
}

async function fittingOffer(
  tx: Database,
  id: number,
  { appointment, course, studio }: Appointment,
): Promise<StoredOffer> {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, id));
  if (!offer) throw fault(404, 'offer.error.notfound', 'There is no such offer');
  const fits = offer.courseId === course.id && offer.studioId === studio.id;
  if (!fits || appointment.priceState === 'MEMBER_ONLY' || offer.priceState === 'MEMBER_ONLY')
    throw fault(422, 'offer.error.notallowed', 'This offer cannot pay for this course');
  return offer;
}

export const courseAppointment: Subject = {
  async lock(tx, checkoutId) {
    const order = await courseOrderOf(tx, checkoutId);
    const appointment = await lockAppointment(tx, order.appointmentId);
    return {
      async check(checkout, now) {
        const { accountId } = checkout;
        const { studio } = await appointmentOf(tx, appointment.id);
        if (accountId !== null) await refuseBlocked(tx, accountId, studio.tenant, now);
        const booker = bookerOf(whoBuys(checkout));
        const status = await placeFor(tx, appointment, booker, order.joinWaitingList, now);
        return status === 'BOOKED' ? 'NOW' : 'LATER';
      },

      async settle(checkout, delivery, now) {
        const { priceCents } = checkout;
        const [offer] = await tx.select().from(offers).where(eq(offers.id, order.offerId));
        const booking = await storeBooking(
          tx,
          appointment.id,
          bookerOf(whoBuys(checkout)),
          delivery === 'NOW' ? 'BOOKED' : 'WAITING',
          {
            ...whoBooked(checkout),
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
        const { bookingId } = await courseOrderOf(tx, checkoutId);
        const [booking] =
          bookingId === null
            ? []
            : await tx.select().from(bookings).where(eq(bookings.id, bookingId));
        return booking
          ? giveUpPlace(tx, appointment, booking, why === 'REFUNDED' ? 'canceled' : null, now)
          : [];
      },
    };
  },

  async tell(tx, checkoutId, news) {
    const { bookingId, waited } = await courseOrderOf(tx, checkoutId);
    if (bookingId === null) return;
    if (news === 'WAITS') await tellBooking(tx, bookingId, 'waiting');
    // Whoever did not wait has read it in the answer.
    if (news === 'REVOKED' && waited) await tellBooking(tx, bookingId, 'declined');
    if (news === 'RETURNED') await tellBooking(tx, bookingId, 'debitReturned');
    if (news === 'OWED') await tellBooking(tx, bookingId, 'debitOwed');
    if (news === 'HANDED_OVER') await tellBooking(tx, bookingId, waited ? 'movedUp' : 'booked');
    if (news !== 'HANDED_OVER' && news !== 'SETTLED') return;
    // There is no receipt for a debit that may still come back.
    const payment = await paymentOfCheckout(tx, checkoutId);
    if (payment?.state === 'CHARGED') await tellBooking(tx, bookingId, 'receipt');
  },

  async appointmentsOf(db, checkoutId) {
    const { appointmentId, bookingId } = await courseOrderOf(db, checkoutId);
    if (bookingId === null) return [];
    const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
    if (!booking) return [];
    const { appointment, course } = await appointmentOf(db, appointmentId);
    return [
      {
        name: course.name,
        startsAt: appointment.startsAt,
        endsAt: appointment.endsAt,
        isBooked: booking.status === 'BOOKED',
        bookingUuid: booking.uuid,
      },
    ];
  },

  async titleOf(db, checkoutId) {
    const { appointmentId } = await courseOrderOf(db, checkoutId);
    return (await appointmentOf(db, appointmentId)).course.name;
  },
};
