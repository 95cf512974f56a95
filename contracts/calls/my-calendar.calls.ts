import {
  cancelMyCalendarItem,
  createCalendarSubscription,
  deleteCalendarSubscription,
  getCalendarSubscription,
  getMyCalendarItem,
  listMyCalendarHistory,
  listMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { DELETE, GET, POST, session } from '../src/wire.ts';
import { child, family, member } from './given.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const unknown = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff';
const booked = state('a booking', { uuid, owner: 'me', state: 'booked' });
const bookedWithVoucher = state('a booking', {
  uuid,
  owner: 'me',
  state: 'booked-with-voucher',
});
const bookedForChild = state('a booking for a child', { uuid });
const attended = state('a booking', {
  uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b003',
  owner: 'me',
  state: 'attended',
});
const canceled = state('a booking', { uuid, owner: 'me', state: 'canceled' });
const canceledWithVoucher = state('a booking', {
  uuid,
  owner: 'me',
  state: 'canceled-with-voucher',
});
const tooLate = state('a booking', { uuid, owner: 'me', state: 'cancelable-no-more' });
const noBooking = state('no booking', { uuid: unknown });
const noBookings = state('no bookings', {});

const subscription = state('a calendar subscription', {});
const subscriptionPath = '/v1/me/calendarsubscription';

definePact('my-calendar', {
  getCalendarSubscription: {
    200: [
      {
        given: [member, subscription],
        call: () => getCalendarSubscription(),
        request: GET(subscriptionPath, { headers: session }),
        example: 'calendarSubscription',
      },
      {
        given: [member],
        when: 'that is off',
        call: () => getCalendarSubscription(),
        request: GET(subscriptionPath, { headers: session }),
        example: 'noCalendarSubscription',
      },
    ],
  },
  createCalendarSubscription: {
    201: [
      {
        given: [member],
        call: () => createCalendarSubscription(),
        request: POST(subscriptionPath, { headers: session }),
        example: 'calendarAddress',
      },
      {
        given: [member, subscription],
        when: 'that replaces another',
        call: () => createCalendarSubscription(),
        request: POST(subscriptionPath, { headers: session }),
        example: 'calendarAddress',
      },
    ],
  },
  deleteCalendarSubscription: {
    204: [
      {
        given: [member, subscription],
        call: () => deleteCalendarSubscription(),
        request: DELETE(subscriptionPath, { headers: session }),
        example: null,
      },
      {
        given: [member],
        when: 'that is off',
        call: () => deleteCalendarSubscription(),
        request: DELETE(subscriptionPath, { headers: session }),
        example: null,
      },
    ],
  },
  getMyCalendarItem: {
    200: [
      {
        given: [member, booked],
        call: () => getMyCalendarItem(uuid),
        request: GET('/v1/aggregated/calendaritems/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
        example: 'calendarItem',
        exactly: ['uuid', 'courseAppointmentId', 'participantStatus', 'onWaitingList'],
      },
      {
        given: [member, family, bookedForChild],
        when: 'for a child',
        call: () => getMyCalendarItem(uuid),
        request: GET('/v1/aggregated/calendaritems/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: { ...session, 'X-Acting-For': child },
        }),
        context: { tenant: 'northside', actingFor: child },
        example: 'calendarItemForChild',
        exactly: ['uuid'],
      },
    ],
    404: {
      'booking.error.notfound': {
        given: [member, noBooking],
        call: () => getMyCalendarItem(unknown),
        request: GET('/v1/aggregated/calendaritems/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff', {
          headers: session,
        }),
      },
    },
  },
  cancelMyCalendarItem: {
    200: [
      {
        given: [member, booked],
        call: () => cancelMyCalendarItem(uuid),
        request: DELETE('/v1/aggregated/calendaritems/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
        example: 'canceledWithRefund',
        exactly: ['uuid', 'refund.amount', 'refund.currency', 'voucherRefund'],
      },
      {
        given: [member, bookedWithVoucher],
        call: () => cancelMyCalendarItem(uuid),
        request: DELETE('/v1/aggregated/calendaritems/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
        example: 'canceledWithVoucher',
        exactly: ['uuid', 'refund.amount', 'voucherRefund.amount.amount'],
      },
    ],
    404: {
      'booking.error.notfound': {
        given: [member, noBooking],
        call: () => cancelMyCalendarItem(unknown),
        request: DELETE('/v1/aggregated/calendaritems/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1bfff', {
          headers: session,
        }),
      },
    },
    409: {
      'booking.error.cancelationtoolate': {
        given: [member, tooLate],
        call: () => cancelMyCalendarItem(uuid),
        request: DELETE('/v1/aggregated/calendaritems/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
      },
      'booking.error.alreadycanceled': {
        given: [member, canceled],
        call: () => cancelMyCalendarItem(uuid),
        request: DELETE('/v1/aggregated/calendaritems/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001', {
          headers: session,
        }),
      },
    },
  },
  listMyCurrentCalendarItems: {
    200: [
      {
        given: [member, booked],
        call: () => listMyCurrentCalendarItems(),
        request: GET('/v1/aggregated/calendaritems/current', { headers: session }),
        example: 'calendarItems',
        exactly: ['uuid', 'participantStatus'],
      },
      {
        given: [member, family, bookedForChild],
        when: 'for a child',
        call: () => listMyCurrentCalendarItems(),
        request: GET('/v1/aggregated/calendaritems/current', {
          headers: { ...session, 'X-Acting-For': child },
        }),
        context: { tenant: 'northside', actingFor: child },
        example: 'calendarItemsForChild',
        exactly: ['uuid'],
      },
      {
        given: [member, noBookings],
        call: () => listMyCurrentCalendarItems(),
        request: GET('/v1/aggregated/calendaritems/current', { headers: session }),
        example: 'emptyList',
      },
    ],
  },
  listMyCalendarHistory: {
    200: [
      {
        given: [member, attended],
        call: () => listMyCalendarHistory(),
        request: GET('/v1/aggregated/calendaritems/history', { headers: session }),
        example: 'pastCalendarItems',
        exactly: ['uuid', 'participantStatus'],
      },
      {
        given: [member, canceledWithVoucher],
        call: () => listMyCalendarHistory(),
        request: GET('/v1/aggregated/calendaritems/history', { headers: session }),
        example: 'canceledCalendarItems',
        exactly: ['uuid', 'participantStatus'],
      },
      {
        given: [member, noBookings],
        call: () => listMyCalendarHistory(),
        request: GET('/v1/aggregated/calendaritems/history', { headers: session }),
        example: 'emptyList',
      },
    ],
  },
});
