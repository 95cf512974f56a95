import { bookCourse } from '@studio-portal/sdk/api/calendar';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { course, member, noCourse } from '../given.ts';

const flat = state('booking options', { kind: 'fitting' });
const book = { courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false };
const wait = {
  courseAppointmentId: 50001,
  bookingOptionId: 801,
  joinWaitingList: true,
  acceptsLatePromotion: true,
};
const post = (body: typeof book | typeof wait) =>
  POST('/nox/v1/calendar/bookcourse', { headers: session, body });

/** Booking a course with a booking option of the member. */
export const bookCourseCalls = {
  bookCourse: {
    201: [
      {
        given: [member, course('open'), flat],
        call: () => bookCourse(book),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false }),
        example: 'placeBooked',
        exactly: ['participantStatus', 'onWaitingList', 'waitingListPosition'],
      },
      {
        given: [member, course('full'), flat],
        call: () => bookCourse(wait),
        request: post({
          courseAppointmentId: 50001,
          bookingOptionId: 801,
          joinWaitingList: true,
          acceptsLatePromotion: true,
        }),
        example: 'onWaitingList',
        exactly: ['participantStatus', 'onWaitingList'],
      },
    ],
    404: {
      'course.error.notfound': {
        given: [member, noCourse],
        call: () => bookCourse({ ...book, courseAppointmentId: 59999 }),
        request: post({ courseAppointmentId: 59999, bookingOptionId: 801, joinWaitingList: false }),
      },
      'bookingoption.error.notfound': {
        given: [member, course('open'), state('booking options', { kind: 'none' })],
        call: () => bookCourse({ ...book, bookingOptionId: 899 }),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 899, joinWaitingList: false }),
      },
    },
    409: {
      'booking.error.slotfull': {
        given: [member, course('full'), flat],
        call: () => bookCourse(book),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false }),
      },
      'booking.error.alreadybooked': {
        given: [member, course('booked-by-me'), flat],
        call: () => bookCourse(book),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false }),
      },
      'booking.error.overlapping': {
        given: [member, course('clashing-for-me'), flat],
        call: () => bookCourse(book),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false }),
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.waitinglistfull': {
        given: [member, course('full-waiting-list'), flat],
        call: () => bookCourse(wait),
        request: post({
          courseAppointmentId: 50001,
          bookingOptionId: 801,
          joinWaitingList: true,
          acceptsLatePromotion: true,
        }),
      },
      'booking.error.tooearly': {
        given: [member, course('not-yet-bookable'), flat],
        call: () => bookCourse(book),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false }),
      },
      'booking.error.toolate': {
        given: [member, course('no-longer-bookable'), flat],
        call: () => bookCourse(book),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false }),
      },
      'booking.error.appointmentcanceled': {
        given: [member, course('canceled'), flat],
        call: () => bookCourse(book),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false }),
      },
      'booking.error.blocked': {
        given: [member, course('open'), flat, state('missed bookings', {})],
        call: () => bookCourse(book),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false }),
        typedArgs: [{ type: 'TIMESTAMP', value: '2026-12-01T23:00:00Z' }],
      },
      'bookingoption.error.notvalid': {
        given: [member, course('open'), state('booking options', { kind: 'used-up' })],
        call: () => bookCourse(book),
        request: post({ courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false }),
        typedArgs: [{ type: 'STRING', value: 'USED_UP' }],
      },
    },
  },
} satisfies Pick<Calls<'calendar'>, 'bookCourse'>;
