import {
  cancelMyCalendarItem,
  createCalendarSubscription,
  deleteCalendarSubscription,
  deletePersonalCalendar,
  getCalendarSubscription,
  getMyCalendarItem,
  getPersonalCalendar,
  listBusyTimes,
  listMyCalendarHistory,
  listMyCurrentCalendarItems,
  savePersonalCalendar,
} from '@studio-portal/sdk/api/my-calendar';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { DELETE, GET, POST, PUT, session } from '../src/wire.ts';
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

const calendar = state('a personal calendar', {});
const calendarPath = '/v1/me/personalcalendar';
const week = { startDate: '2026-11-25', endDate: '2026-12-01' };
const privateUrl =
  'https://calendar.google.com/calendar/ical/ada%40sample.example/private-5f0c9d2e3b7a/basic.ics';

/** Connects a calendar whose address leads to something. */
const connect = (
  found: StateParams<'the calendar of an address'>['state'],
  { url = privateUrl, given = [member] } = {},
) => ({
  given: [...given, state('the calendar of an address', { state: found })],
  call: () => savePersonalCalendar({ url }),
  request: PUT(calendarPath, { headers: session, body: { url } }),
});

definePact('my-calendar', {
  getPersonalCalendar: {
    200: [
      {
        given: [member, calendar],
        call: () => getPersonalCalendar(),
        request: GET(calendarPath, { headers: session }),
        example: 'personalCalendar',
        exactly: ['host'],
      },
      {
        given: [member],
        when: 'that is not connected',
        call: () => getPersonalCalendar(),
        request: GET(calendarPath, { headers: session }),
        example: 'noPersonalCalendar',
      },
    ],
  },
  savePersonalCalendar: {
    200: [
      { ...connect('readable'), example: 'personalCalendar', exactly: ['host'] },
      {
        ...connect('readable', { given: [member, calendar] }),
        when: 'that replaces another',
        example: 'personalCalendar',
        exactly: ['host'],
      },
      {
        ...connect('readable', { url: privateUrl.replace('https', 'webcal') }),
        when: 'at a webcal address',
        example: 'personalCalendar',
        exactly: ['host'],
      },
    ],
    422: {
      'calendar.error.addressinvalid': connect('readable', {
        url: 'https://ada:secret@calendar.example/basic.ics',
      }),
      'calendar.error.unreachable': connect('unreachable'),
      'calendar.error.timeout': connect('too slow'),
      'calendar.error.toolarge': connect('too large'),
      'calendar.error.unreadable': connect('unreadable'),
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...connect('readable', {
          given: [member, state('too many attempts', { to: 'connect calendars', by: 'me' })],
        }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  deletePersonalCalendar: {
    204: [
      {
        given: [member, calendar],
        call: () => deletePersonalCalendar(),
        request: DELETE(calendarPath, { headers: session }),
        example: null,
      },
      {
        given: [member],
        when: 'that is not connected',
        call: () => deletePersonalCalendar(),
        request: DELETE(calendarPath, { headers: session }),
        example: null,
      },
    ],
  },
  listBusyTimes: {
    200: [
      {
        given: [member, calendar],
        call: () => listBusyTimes(week),
        request: GET(`${calendarPath}/busytimes`, { headers: session, query: week }),
        example: 'busyTimes',
      },
      {
        given: [member],
        when: 'without a personal calendar',
        call: () => listBusyTimes(week),
        request: GET(`${calendarPath}/busytimes`, { headers: session, query: week }),
        example: 'emptyList',
      },
    ],
  },
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
