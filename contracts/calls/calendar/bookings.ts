import {
  cancelCalendarItem,
  getCalendarItem,
  getCancelationRuleInfo,
  listCurrentCalendarItems,
  listPastCalendarItems,
} from '@studio-portal/sdk/api/calendar';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { DELETE, GET, session } from '../../src/wire.ts';
import { member } from '../given.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const unknown = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff';
const booked = state('a booking', { uuid, owner: 'me', state: 'booked' });
const bookedWithVoucher = state('a booking', {
  uuid,
  owner: 'me',
  state: 'booked-with-voucher',
});
const attended = state('a booking', {
  uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b003',
  owner: 'me',
  state: 'attended',
});
const canceled = state('a booking', { uuid, owner: 'me', state: 'canceled' });
const tooLate = state('a booking', { uuid, owner: 'me', state: 'cancelable-no-more' });
const lateWithFee = state('a booking', { uuid, owner: 'me', state: 'late-with-fee' });
const lateForfeited = state('a booking', { uuid, owner: 'me', state: 'late-forfeited' });
const noBooking = state('no booking', { uuid: unknown });
const noBookings = state('no bookings', {});

/** Bookings of the current user at the tenant. */
export const bookingsCalls = {
  getCalendarItem: {
    200: [
      {
        given: [member, booked],
        call: () => getCalendarItem(uuid),
        request: GET('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', { headers: session }),
        example: 'calendarItem',
        exactly: ['uuid', 'courseAppointmentId', 'participantStatus', 'onWaitingList'],
      },
    ],
    404: {
      'booking.error.notfound': {
        given: [member, noBooking],
        call: () => getCalendarItem(unknown),
        request: GET('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff', { headers: session }),
      },
    },
  },
  cancelCalendarItem: {
    200: [
      {
        given: [member, booked],
        call: () => cancelCalendarItem(uuid),
        request: DELETE('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
        example: 'canceledWithRefund',
        exactly: ['uuid', 'refund.amount', 'refund.currency', 'voucherRefund'],
      },
      {
        given: [member, bookedWithVoucher],
        call: () => cancelCalendarItem(uuid),
        request: DELETE('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
        example: 'canceledWithVoucher',
        exactly: ['uuid', 'refund.amount', 'voucherRefund.amount.amount'],
      },
      {
        given: [member, lateWithFee],
        call: () => cancelCalendarItem(uuid),
        request: DELETE('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
        example: 'canceledWithFee',
        exactly: ['uuid', 'refund.amount', 'refund.currency', 'fee.amount', 'fee.currency'],
      },
    ],
    404: {
      'booking.error.notfound': {
        given: [member, noBooking],
        call: () => cancelCalendarItem(unknown),
        request: DELETE('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff', {
          headers: session,
        }),
      },
    },
    409: {
      'booking.error.cancelationtoolate': {
        given: [member, tooLate],
        call: () => cancelCalendarItem(uuid),
        request: DELETE('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
      },
      'booking.error.alreadycanceled': {
        given: [member, canceled],
        call: () => cancelCalendarItem(uuid),
        request: DELETE('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
      },
    },
  },
  listCurrentCalendarItems: {
    200: [
      {
        given: [member, booked],
        call: () => listCurrentCalendarItems(),
        request: GET('/nox/v1/calendar/current', { headers: session }),
        example: 'calendarItems',
        exactly: ['uuid', 'participantStatus'],
      },
      {
        given: [member, noBookings],
        call: () => listCurrentCalendarItems(),
        request: GET('/nox/v1/calendar/current', { headers: session }),
        example: 'emptyList',
      },
    ],
  },
  listPastCalendarItems: {
    200: [
      {
        given: [member, attended],
        call: () => listPastCalendarItems(),
        request: GET('/nox/v1/calendar/past', { headers: session }),
        example: 'pastCalendarItems',
        exactly: ['uuid', 'participantStatus'],
      },
      {
        given: [member, noBookings],
        call: () => listPastCalendarItems(),
        request: GET('/nox/v1/calendar/past', { headers: session }),
        example: 'emptyList',
      },
    ],
  },
  getCancelationRuleInfo: {
    200: [
      {
        given: [member, booked],
        call: () => getCancelationRuleInfo(uuid),
        request: GET('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001/cancelationruleinfo', {
          headers: session,
        }),
        example: 'cancelableWithRefund',
        exactly: [
          'cancelable',
          'refund.amount',
          'refund.currency',
          'voucherRefund',
          'releasesEntitlement',
          'forfeits',
          'fee',
        ],
      },
      {
        given: [member, bookedWithVoucher],
        call: () => getCancelationRuleInfo(uuid),
        request: GET('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001/cancelationruleinfo', {
          headers: session,
        }),
        example: 'cancelableWithVoucher',
        exactly: ['cancelable', 'refund.amount', 'voucherRefund.amount.amount', 'forfeits'],
      },
      {
        given: [member, lateWithFee],
        call: () => getCancelationRuleInfo(uuid),
        request: GET('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001/cancelationruleinfo', {
          headers: session,
        }),
        example: 'lateWithFee',
        exactly: ['cancelable', 'refund.amount', 'fee.amount', 'fee.currency', 'forfeits'],
      },
      {
        given: [member, lateForfeited],
        call: () => getCancelationRuleInfo(uuid),
        request: GET('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001/cancelationruleinfo', {
          headers: session,
        }),
        example: 'lateForfeited',
        exactly: ['cancelable', 'refund', 'releasesEntitlement', 'forfeits', 'fee'],
      },
    ],
    404: {
      'booking.error.notfound': {
        given: [member, noBooking],
        call: () => getCancelationRuleInfo(unknown),
        request: GET('/nox/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff/cancelationruleinfo', {
          headers: session,
        }),
      },
    },
  },
} satisfies Pick<
  Calls<'calendar'>,
  | 'getCalendarItem'
  | 'cancelCalendarItem'
  | 'listCurrentCalendarItems'
  | 'listPastCalendarItems'
  | 'getCancelationRuleInfo'
>;
