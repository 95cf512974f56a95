import * as api from '@studio-portal/sdk/api/standing-bookings';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { DELETE, GET, POST, PUT, session } from '../src/wire.ts';
import { course, member, noCourse } from './given.ts';

const headers = session;
const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1e001';
const unknownUuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1efff';
const listPath = '/v1/me/standingbookings';

const flat = state('booking options', { kind: 'fitting' });
const noOption = state('booking options', { kind: 'none' });
const standing = (situation: 'active' | 'paused' = 'active') =>
  state('a standing booking', { uuid, state: situation });
const noStanding = state('no standing booking', { uuid: unknownUuid });
const notOffered = state('no standing bookings at the studio', {});
const nextWeek = state('a course appointment', {
  id: 50008,
  price: 'paid',
  state: 'not-yet-bookable',
});
const reminder = state('a booking opening reminder', { id: 50001 });

const list = { call: () => api.listStandingBookings(), request: GET(listPath, { headers }) };

const create = (courseAppointmentId = 50001) => ({
  call: () => api.createStandingBooking({ courseAppointmentId }),
  request: POST(listPath, { headers, body: { courseAppointmentId } }),
});

const update = (change: { paused: boolean; skippedDays: string[] }, id = uuid) => ({
  call: () =>
    api.updateStandingBooking(id, {
      paused: change.paused,
      skippedDays: change.skippedDays.map((day) => new Date(day)),
    }),
  request: PUT(`${listPath}/${id}`, { headers, body: change }),
});

const remove = (id = uuid) => ({
  call: () => api.deleteStandingBooking(id),
  request: DELETE(`${listPath}/${id}`, { headers }),
});

const offerPath = (id: number) => `/v1/me/courseappointments/${id}/standingbooking`;
const offer = (id = 50001) => ({
  call: () => api.getStandingBookingOffer(id),
  request: GET(offerPath(id), { headers }),
});

const reminderPath = (id: number) => `/v1/me/courseappointments/${id}/openingreminder`;
const remind = (id = 50001) => ({
  call: () => api.saveBookingOpeningReminder(id),
  request: PUT(reminderPath(id), { headers }),
});
const forget = (id = 50001) => ({
  call: () => api.deleteBookingOpeningReminder(id),
  request: DELETE(reminderPath(id), { headers }),
});

const unchanged = { paused: false, skippedDays: [] };
const skipped = { paused: false, skippedDays: ['2026-12-10'] };

definePact('standing-bookings', {
  listStandingBookings: {
    200: [
      { ...list, given: [member, standing()], example: 'standingBookings' },
      {
        ...list,
        when: 'of a member without any',
        given: [member],
        example: 'noStandingBookings',
        exactly: ['standingBookings'],
      },
    ],
  },
  createStandingBooking: {
    201: [
      {
        ...create(),
        given: [member, course('full'), nextWeek, flat],
        example: 'standingBooking',
        exactly: ['state', 'weekday', 'startTime'],
      },
    ],
    404: { 'course.error.notfound': { ...create(59999), given: [member, noCourse] } },
    409: {
      'standingbooking.error.notoffered': {
        ...create(),
        given: [member, course('open'), flat, notOffered],
      },
      'standingbooking.error.exists': { ...create(), given: [member, standing(), flat] },
      'standingbooking.error.notcovered': {
        ...create(),
        given: [member, course('open'), noOption],
      },
      'standingbooking.error.toomany': {
        ...create(),
        given: [member, course('open'), flat, state('as many standing bookings as possible', {})],
      },
    },
  },
  updateStandingBooking: {
    200: [
      {
        ...update(skipped),
        given: [member, standing()],
        example: 'skippingStandingBooking',
        exactly: ['state', 'skippedDays'],
      },
      {
        ...update({ ...skipped, paused: true }),
        when: 'to pause it',
        given: [member, standing()],
        example: 'pausedStandingBooking',
        exactly: ['state', 'skippedDays'],
      },
      {
        ...update(unchanged),
        when: 'to resume it',
        given: [member, standing('paused')],
        example: 'standingBooking',
        exactly: ['state', 'skippedDays'],
      },
    ],
    404: {
      'standingbooking.error.notfound': {
        ...update(unchanged, unknownUuid),
        given: [member, noStanding],
      },
    },
    409: {
      'standingbooking.error.daydecided': {
        ...update({ paused: false, skippedDays: ['2026-11-26'] }),
        given: [member, standing()],
      },
    },
  },
  deleteStandingBooking: {
    204: [{ ...remove(), given: [member, standing()], example: null }],
    404: {
      'standingbooking.error.notfound': { ...remove(unknownUuid), given: [member, noStanding] },
    },
  },
  getStandingBookingOffer: {
    200: [
      {
        ...offer(),
        given: [member, course('open'), flat],
        example: 'standingBookingOffer',
        exactly: ['offered', 'covered', 'standingBookingUuid', 'reminder'],
      },
      {
        ...offer(),
        when: 'of a class that is booked every week',
        given: [member, standing(), reminder, flat],
        example: 'standingBookingOfferTaken',
        exactly: ['offered', 'covered', 'standingBookingUuid', 'reminder'],
      },
    ],
    404: { 'course.error.notfound': { ...offer(59999), given: [member, noCourse] } },
  },
  saveBookingOpeningReminder: {
    204: [{ ...remind(), given: [member, course('not-yet-bookable')], example: null }],
    404: { 'course.error.notfound': { ...remind(59999), given: [member, noCourse] } },
    409: {
      'openingreminder.error.alreadyopen': { ...remind(), given: [member, course('open')] },
      'openingreminder.error.toomany': {
        ...remind(),
        given: [
          member,
          course('not-yet-bookable'),
          state('as many booking opening reminders as possible', {}),
        ],
      },
    },
  },
  deleteBookingOpeningReminder: {
    204: [{ ...forget(), given: [member, course('not-yet-bookable'), reminder], example: null }],
    404: { 'course.error.notfound': { ...forget(59999), given: [member, noCourse] } },
  },
});
