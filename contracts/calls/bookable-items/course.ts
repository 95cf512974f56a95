import { getCourse, getPublicCourse } from '@studio-portal/sdk/api/bookable-items';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, session } from '../../src/wire.ts';
import { course, member, noCourse } from '../given.ts';

const flat = state('booking options', { kind: 'fitting' });
const asOpen = ['id', 'appointmentStatus', 'slots.alreadyBooked', 'slots.onWaitingList'];
const asBooked = [...asOpen, 'myBooking.waitingListPosition'];

/** Single course appointment. */
export const courseCalls = {
  getCourse: {
    200: [
      {
        given: [member, course('open')],
        call: () => getCourse(50001),
        request: GET('/nox/v1/bookableitems/course/50001', { headers: session }),
        example: 'openCourse',
        exactly: asOpen,
      },
      {
        given: [member, state('an event', { id: 50005 })],
        call: () => getCourse(50005),
        request: GET('/nox/v1/bookableitems/course/50005', { headers: session }),
        example: 'openEvent',
        exactly: ['id', 'itemType', 'benefitId'],
      },
      {
        given: [member, course('booked-by-me'), flat],
        call: () => getCourse(50001),
        request: GET('/nox/v1/bookableitems/course/50001', { headers: session }),
        example: 'bookedCourse',
        exactly: asBooked,
      },
    ],
    404: {
      'course.error.notfound': {
        given: [member, noCourse],
        call: () => getCourse(59999),
        request: GET('/nox/v1/bookableitems/course/59999', { headers: session }),
      },
    },
  },
  getPublicCourse: {
    200: [
      {
        given: [course('open')],
        call: () => getPublicCourse(50001),
        request: GET('/nox/public/v1/bookableitems/course/50001'),
        example: 'openCourse',
        exactly: asOpen,
      },
      {
        given: [state('an event', { id: 50005 })],
        call: () => getPublicCourse(50005),
        request: GET('/nox/public/v1/bookableitems/course/50005'),
        example: 'openEvent',
        exactly: ['id', 'itemType', 'benefitId'],
      },
      {
        when: 'by somebody who is logged in',
        given: [member, course('booked-by-me'), flat],
        call: () => getPublicCourse(50001),
        request: GET('/nox/public/v1/bookableitems/course/50001', { headers: session }),
        example: 'bookedCourse',
        exactly: asBooked,
      },
    ],
    404: {
      'course.error.notfound': {
        given: [noCourse],
        call: () => getPublicCourse(59999),
        request: GET('/nox/public/v1/bookableitems/course/59999'),
      },
    },
  },
} satisfies Pick<Calls<'bookable-items'>, 'getCourse' | 'getPublicCourse'>;
