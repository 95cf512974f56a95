import * as bookable from '@studio-portal/sdk/api/bookable-items';
import * as calendar from '@studio-portal/sdk/api/calendar';
import { cancelCheckinReservation } from '@studio-portal/sdk/api/checkin-reservations';
import * as checkouts from '@studio-portal/sdk/api/checkouts';
import * as instruments from '@studio-portal/sdk/api/payment-instruments';
import {
  getTokenizationState,
  listTokenizationPaymentMethods,
} from '@studio-portal/sdk/api/tokenization';
import { course, member, studio } from '../calls/given.ts';
import { state } from '../src/states.ts';
import type { Table } from '../src/table.ts';
import { DELETE, GET, POST, session } from '../src/wire.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const visit = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001';
const checkout = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';
const reference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001';
const ofStudio = { organizationUnitId: 1001 };
const query = { organizationUnitId: '1001' };
const begun = [member, course('open'), state('a checkout', { id: checkout, state: 'CREATED' })];
const place = { courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false };

/** Variants of bookable appointments and of booking options. */
export const bookingVariants = {
  listPublicUpcomingCourses: {
    200: [
      {
        given: [studio],
        call: () => bookable.listPublicUpcomingCourses(ofStudio),
        request: GET('/nox/public/v1/bookableitems/course/upcoming', { query }),
        example: 'coursesOfAllKinds',
      },
    ],
  },
  listPublicCoursesWithUpcomingAppointment: {
    200: [
      {
        given: [studio],
        call: () => bookable.listPublicCoursesWithUpcomingAppointment(ofStudio),
        request: GET('/nox/public/v2/bookableitems/courses/with-upcoming-appointment', { query }),
        example: 'coursesWithoutUpcoming',
      },
    ],
  },
  bookCourse: {
    201: [
      {
        given: [member, course('open'), state('booking options', { kind: 'fitting' })],
        call: () => calendar.bookCourse(place),
        request: POST('/nox/v1/calendar/bookcourse', {
          headers: session,
          body: { courseAppointmentId: 50001, bookingOptionId: 801, joinWaitingList: false },
        }),
        example: 'streamBooked',
      },
    ],
  },
  listCurrentCalendarItems: {
    200: [
      {
        given: [member, state('a booking', { uuid, owner: 'me', state: 'booked' })],
        call: () => calendar.listCurrentCalendarItems(),
        request: GET('/nox/v1/calendar/current', { headers: session }),
        example: 'calendarItemsOfAllKinds',
        differs: ['onWaitingList'],
      },
    ],
  },
  cancelCheckinReservation: {
    409: {
      'checkinreservation.error.cancelationtoolate': {
        when: 'the rule of the studio allows no late cancelation',
        given: [
          member,
          state('a check-in reservation', { uuid: visit, state: 'cancelable-no-more' }),
        ],
        call: () => cancelCheckinReservation(visit),
        request: POST(`/nox/v1/checkinreservations/${visit}/cancel`, { headers: session }),
      },
    },
  },
  cancelCalendarItem: {
    200: [
      {
        given: [member, state('a booking', { uuid, owner: 'me', state: 'booked-with-flat' })],
        call: () => calendar.cancelCalendarItem(uuid),
        request: DELETE(`/nox/v1/calendar/${uuid}`, { headers: session }),
        example: 'canceledWithoutRefund',
        exactly: ['uuid', 'refund'],
      },
    ],
  },
  getCancelationRuleInfo: {
    200: [
      {
        given: [member, state('a booking', { uuid, owner: 'me', state: 'cancelable-no-more' })],
        call: () => calendar.getCancelationRuleInfo(uuid),
        request: GET(`/nox/v1/calendar/${uuid}/cancelationruleinfo`, { headers: session }),
        example: 'notCancelable',
        exactly: ['cancelable'],
      },
    ],
  },
  listPaymentInstruments: {
    200: [
      {
        given: [
          member,
          state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' }),
        ],
        call: () => instruments.listPaymentInstruments(),
        request: GET('/v2/paymentinstruments', { headers: session }),
        example: 'instrumentsOfAllKinds',
      },
    ],
  },
  listTokenizationPaymentMethods: {
    200: [
      {
        given: [studio, member],
        call: () => listTokenizationPaymentMethods(ofStudio),
        request: GET('/v1/tokenization/payment-methods', { query, headers: session }),
        example: 'methodWithoutType',
      },
    ],
  },
  getTokenizationState: {
    200: [
      {
        given: [member, state('a tokenization', { reference, state: 'COMPLETED' })],
        call: () => getTokenizationState(reference),
        request: GET(`/v1/tokenization/${reference}/state`, { headers: session }),
        example: 'tokenizationCompleted',
        exactly: ['state', 'paymentInstrumentId'],
      },
    ],
  },
  getCourseAppointmentCheckout: {
    200: [
      {
        given: begun,
        call: () => checkouts.getCourseAppointmentCheckout(checkout),
        request: GET(`/v3/checkouts/course-appointment/${checkout}`, { headers: session }),
        example: 'courseCheckoutFailed',
        differs: ['failureReason'],
      },
    ],
  },
  getCheckout: {
    200: [
      {
        given: begun,
        call: () => checkouts.getCheckout(checkout),
        request: GET(`/v3/checkouts/${checkout}`, { headers: session }),
        example: 'checkoutFailed',
        differs: ['failureReason'],
      },
    ],
  },
} satisfies Table;
