import * as bookable from '@studio-portal/sdk/api/bookable-items';
import * as calendar from '@studio-portal/sdk/api/calendar';
import { freeCourse, member, studio } from '../calls/given.ts';
import { person, personOnTheWire } from '../calls/person.ts';
import { state } from '../src/states.ts';
import type { Table } from '../src/table.ts';
import { DELETE, GET, POST, session } from '../src/wire.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const query = { organizationUnitId: '1001' };

/**
 * Rows of bookingVariants.ts for the other access: member variants of public calls and public
 * variants of member calls.
 */
export const publicBookingVariants = {
  listUpcomingCourses: {
    200: [
      {
        given: [studio, member],
        call: () => bookable.listUpcomingCourses({ organizationUnitId: 1001 }),
        request: GET('/nox/v1/bookableitems/course/upcoming', { query, headers: session }),
        example: 'coursesOfAllKinds',
      },
    ],
  },
  listCoursesWithUpcomingAppointment: {
    200: [
      {
        given: [studio, member],
        call: () => bookable.listCoursesWithUpcomingAppointment({ organizationUnitId: 1001 }),
        request: GET('/nox/v2/bookableitems/courses/with-upcoming-appointment', {
          query,
          headers: session,
        }),
        example: 'coursesWithoutUpcoming',
      },
    ],
  },
  bookPublicCourse: {
    201: [
      {
        given: [freeCourse('open')],
        call: () =>
          calendar.bookPublicCourse({
            courseAppointmentId: 50003,
            customerData: person,
            joinWaitingList: false,
          }),
        request: POST('/nox/public/v1/calendar/bookcourse', {
          body: {
            courseAppointmentId: 50003,
            customerData: personOnTheWire,
            joinWaitingList: false,
          },
        }),
        example: 'streamBooked',
      },
    ],
  },
  cancelPublicCalendarItem: {
    200: [
      {
        given: [state('a booking', { uuid, owner: 'prospect', state: 'booked-with-flat' })],
        call: () => calendar.cancelPublicCalendarItem(uuid),
        request: DELETE('/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001'),
        example: 'canceledWithoutRefund',
        exactly: ['uuid', 'refund'],
      },
    ],
  },
  getPublicCancelationRuleInfo: {
    200: [
      {
        given: [state('a booking', { uuid, owner: 'prospect', state: 'cancelable-no-more' })],
        call: () => calendar.getPublicCancelationRuleInfo(uuid),
        request: GET(
          '/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001/cancelation-rule-info',
        ),
        example: 'notCancelable',
        exactly: ['cancelable'],
      },
    ],
  },
} satisfies Table;
