import {
  createCourseAppointmentCheckoutV4,
  createPublicCourseAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import type { BookingOffer, Studio, UserInfo } from '@studio-portal/sdk/types';
import type { Availability, Item, Subject } from '../../checkout/flow/Flow.ts';
import { requireCustomerData, sellsToName } from '../../checkout/contact/customerData.ts';
import { saveGuestOrder } from '../../checkout/orders/guestOrders.ts';
import { memberPaymentFields, guestPaymentFields } from '../../checkout/payment/paymentFields.ts';
import { toAmount } from '../bookings/prices.ts';
import { type CourseAppointment, bookingState } from '../courses/bookingState.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { now } from '../../../lib/dates/dates.ts';

/**
 * Converts the booking state to the availability that the flow knows; the user's own booking links
 * to its result.
 */
function courseAvailability(appointment: CourseAppointment, studioUuid: string): Availability {
  const { course } = appointment;
  const state = bookingState(appointment, now());
  switch (state.kind) {
    case 'book':
      return { kind: 'open' };
    case 'waitingList':
      return { kind: 'waitingList', position: course.waitingListParticipants + 1 };
    case 'full':
      return { kind: 'full' };
    case 'booked':
    case 'waiting':
      return course.myBooking
        ? {
            kind: 'mine',
            result: getBookableKind(course).result(studioUuid, course.id, course.myBooking.uuid),
          }
        : { kind: 'closed' };
    case 'canceled':
    case 'over':
    case 'closed':
    case 'opens':
      return { kind: 'closed' };
    default:
      return state satisfies never;
  }
}

/** Converts a course appointment to the item that the flow shows. */
export function courseItem(appointment: CourseAppointment, studioUuid: string): Item {
  const { course, slot } = appointment;
  return {
    start: getBookableKind(course).page(studioUuid, course.id),
    name: course.name,
    picture: course.image,
    color: course.colorHex,
    when: { start: slot.startDateTime, end: slot.endDateTime },
    who: slot.employees.map(({ displayedName }) => displayedName),
    online: course.appointmentMeetingType === 'STREAM',
    waitingUntil: slot.latestBookingDateTime ?? slot.startDateTime,
    where: [...slot.locations.map((room) => room.name), slot.studio.name].join(', '),
    cancelableUntil: slot.cancelableUntil,
    lateCancelation: slot.lateCancelation,
    availability: courseAvailability(appointment, studioUuid),
  };
}

/** Creates the subject for buying a place in a course with an offer. */
export function courseSubject(
  appointment: CourseAppointment,
  offer: BookingOffer,
  { studioUuid, studio, user }: { studioUuid: string; studio: Studio; user: UserInfo | undefined },
): Subject {
  const { course } = appointment;
  const { id } = course;
  return {
    ...courseItem(appointment, studioUuid),
    addresses: getBookableKind(course).addresses(studioUuid, id, offer.id),
    offer: offer.name,
    paymentMethods: offer.paymentMethods,
    takesVouchers: true,
    isNameOnly: sellsToName(studio, 'COURSE_APPOINTMENT'),
    price: toAmount(offer.price, studio.currencyCode),
    create: async (collected, key) => {
      const { payer, joinWaitingList, acceptsLatePromotion = false, voucherCode } = collected;
      const request = {
        courseAppointmentId: id,
        offerId: offer.id,
        customerData: requireCustomerData(collected),
        joinWaitingList,
        acceptsLatePromotion,
        ...(voucherCode === undefined ? {} : { voucherCode }),
      };
      const idempotencyHeader = { 'Idempotency-Key': key };
      if (user) {
        const body = { ...request, ...memberPaymentFields(payer) };
        return (await createCourseAppointmentCheckoutV4(body, idempotencyHeader)).id;
      }
      const { id: checkoutId, publicToken } = await createPublicCourseAppointmentCheckout(
        { ...request, ...guestPaymentFields(payer) },
        idempotencyHeader,
      );
      if (publicToken !== null) saveGuestOrder(checkoutId, publicToken);
      return checkoutId;
    },
  };
}
