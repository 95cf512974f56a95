import {
  cancelPublicCalendarItem,
  getPublicCalendarItem,
  getPublicCancelationRuleInfo,
} from '@studio-portal/sdk/api/calendar';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { DELETE, GET } from '../../src/wire.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const held = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005';
const unknown = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff';
const booked = state('a booking', { uuid, owner: 'prospect', state: 'booked' });
const bookedWithVoucher = state('a booking', {
  uuid,
  owner: 'prospect',
  state: 'booked-with-voucher',
});
const canceled = state('a booking', { uuid, owner: 'prospect', state: 'canceled' });
const tooLate = state('a booking', { uuid, owner: 'prospect', state: 'cancelable-no-more' });
const lateForfeited = state('a booking', { uuid, owner: 'prospect', state: 'late-forfeited' });
const noBooking = state('no booking', { uuid: unknown });

/** Bookings without an account; the uuid grants access. */
export const publicBookingsCalls = {
  getPublicCalendarItem: {
    200: [
      {
        given: [booked],
        call: () => getPublicCalendarItem(uuid),
        request: GET('/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001'),
        example: 'calendarItem',
        exactly: [
          'uuid',
          'courseAppointmentId',
          'participantStatus',
          'onWaitingList',
          'confirmUntil',
        ],
      },
      {
        when: 'a trial session that waits to be confirmed',
        given: [
          state('a held trial session', {
            uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad101',
            state: 'held',
          }),
        ],
        call: () => getPublicCalendarItem(held),
        request: GET('/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005'),
        example: 'heldCalendarItem',
        exactly: ['uuid', 'benefitId', 'participantStatus'],
      },
    ],
    404: {
      'booking.error.notfound': {
        given: [noBooking],
        call: () => getPublicCalendarItem(unknown),
        request: GET('/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff'),
      },
    },
  },
  cancelPublicCalendarItem: {
    200: [
      {
        given: [booked],
        call: () => cancelPublicCalendarItem(uuid),
        request: DELETE('/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001'),
        example: 'canceledWithRefund',
        exactly: ['uuid', 'refund.amount', 'refund.currency', 'voucherRefund'],
      },
      {
        given: [bookedWithVoucher],
        call: () => cancelPublicCalendarItem(uuid),
        request: DELETE('/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001'),
        example: 'canceledWithVoucher',
        exactly: ['uuid', 'refund.amount', 'voucherRefund.amount.amount'],
      },
    ],
    404: {
      'booking.error.notfound': {
        given: [noBooking],
        call: () => cancelPublicCalendarItem(unknown),
        request: DELETE('/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff'),
      },
    },
    409: {
      'booking.error.cancelationtoolate': {
        given: [tooLate],
        call: () => cancelPublicCalendarItem(uuid),
        request: DELETE('/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001'),
      },
      'booking.error.alreadycanceled': {
        given: [canceled],
        call: () => cancelPublicCalendarItem(uuid),
        request: DELETE('/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001'),
      },
    },
  },
  getPublicCancelationRuleInfo: {
    200: [
      {
        given: [booked],
        call: () => getPublicCancelationRuleInfo(uuid),
        request: GET(
          '/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001/cancelation-rule-info',
        ),
        example: 'cancelableWithRefund',
        exactly: [
          'cancelable',
          'refund.amount',
          'refund.currency',
          'voucherRefund',
          'releasesEntitlement',
        ],
      },
      {
        given: [bookedWithVoucher],
        call: () => getPublicCancelationRuleInfo(uuid),
        request: GET(
          '/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001/cancelation-rule-info',
        ),
        example: 'cancelableWithVoucher',
        exactly: ['cancelable', 'refund.amount', 'voucherRefund.amount.amount'],
      },
      {
        given: [lateForfeited],
        call: () => getPublicCancelationRuleInfo(uuid),
        request: GET(
          '/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001/cancelation-rule-info',
        ),
        example: 'lateForfeited',
        exactly: ['cancelable', 'refund', 'releasesEntitlement', 'forfeits', 'fee'],
      },
    ],
    404: {
      'booking.error.notfound': {
        given: [noBooking],
        call: () => getPublicCancelationRuleInfo(unknown),
        request: GET(
          '/nox/public/v1/calendar/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff/cancelation-rule-info',
        ),
      },
    },
  },
} satisfies Pick<
  Calls<'calendar'>,
  'getPublicCalendarItem' | 'cancelPublicCalendarItem' | 'getPublicCancelationRuleInfo'
>;
