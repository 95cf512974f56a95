import { bookPublicCourse } from '@studio-portal/sdk/api/calendar';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { course, freeCourse, member, noCourse, tooOften } from '../given.ts';
import { personOnTheWire, person } from '../person.ts';

const book = { courseAppointmentId: 50003, customerData: person, joinWaitingList: false };
const wait = { courseAppointmentId: 50003, customerData: person, joinWaitingList: true };
const post = (body: { courseAppointmentId: number; joinWaitingList: boolean }) =>
  POST('/nox/public/v1/calendar/bookcourse', {
    body: { ...body, customerData: personOnTheWire },
  });

/** Booking a free course without an account. */
export const bookPublicCourseCalls = {
  bookPublicCourse: {
    429: {
      'authentication.error.toomanyattempts': {
        given: [freeCourse('open'), tooOften('book as a guest')],
        call: () => bookPublicCourse(book),
        request: post({ courseAppointmentId: 50003, joinWaitingList: false }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
    201: [
      {
        given: [freeCourse('open')],
        call: () => bookPublicCourse(book),
        request: post({ courseAppointmentId: 50003, joinWaitingList: false }),
        example: 'placeBooked',
        exactly: ['participantStatus', 'onWaitingList', 'waitingListPosition'],
      },
      {
        given: [freeCourse('full')],
        call: () => bookPublicCourse(wait),
        request: post({ courseAppointmentId: 50003, joinWaitingList: true }),
        example: 'onWaitingList',
        exactly: ['participantStatus', 'onWaitingList'],
      },
    ],
    404: {
      'course.error.notfound': {
        given: [noCourse],
        call: () => bookPublicCourse({ ...book, courseAppointmentId: 59999 }),
        request: post({ courseAppointmentId: 59999, joinWaitingList: false }),
      },
    },
    409: {
      'booking.error.blocked': {
        given: [member, freeCourse('open'), state('missed bookings', {})],
        call: () => bookPublicCourse(book),
        request: POST('/nox/public/v1/calendar/bookcourse', {
          headers: session,
          body: { ...book, customerData: personOnTheWire },
        }),
        typedArgs: [{ type: 'TIMESTAMP', value: '2026-12-01T23:00:00Z' }],
      },
      'booking.error.slotfull': {
        given: [freeCourse('full')],
        call: () => bookPublicCourse(book),
        request: post({ courseAppointmentId: 50003, joinWaitingList: false }),
      },
      'booking.error.alreadybooked': {
        given: [freeCourse('booked-by-prospect')],
        call: () => bookPublicCourse(book),
        request: post({ courseAppointmentId: 50003, joinWaitingList: false }),
      },
      'booking.error.overlapping': {
        given: [freeCourse('clashing-for-prospect')],
        call: () => bookPublicCourse(book),
        request: post({ courseAppointmentId: 50003, joinWaitingList: false }),
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.waitinglistfull': {
        given: [freeCourse('full-waiting-list')],
        call: () => bookPublicCourse(wait),
        request: post({ courseAppointmentId: 50003, joinWaitingList: true }),
      },
      'booking.error.tooearly': {
        given: [freeCourse('not-yet-bookable')],
        call: () => bookPublicCourse(book),
        request: post({ courseAppointmentId: 50003, joinWaitingList: false }),
      },
      'booking.error.toolate': {
        given: [freeCourse('no-longer-bookable')],
        call: () => bookPublicCourse(book),
        request: post({ courseAppointmentId: 50003, joinWaitingList: false }),
      },
      'booking.error.appointmentcanceled': {
        given: [freeCourse('canceled')],
        call: () => bookPublicCourse(book),
        request: post({ courseAppointmentId: 50003, joinWaitingList: false }),
      },
    },
    422: {
      'offer.error.notallowed': {
        given: [course('open')],
        call: () => bookPublicCourse({ ...book, courseAppointmentId: 50001 }),
        request: post({ courseAppointmentId: 50001, joinWaitingList: false }),
      },
    },
  },
} satisfies Pick<Calls<'calendar'>, 'bookPublicCourse'>;
