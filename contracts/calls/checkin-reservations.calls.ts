import * as api from '@studio-portal/sdk/api/checkin-reservations';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { day, GET, POST, session } from '../src/wire.ts';
import { member, noStudio, studio } from './given.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001';
const unknown = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1cfff';

const slot = (situation: StateParams<'a check-in slot'>['state']) =>
  state('a check-in slot', { id: 71, state: situation });
const slotWithFee = state('a check-in slot with a fee', { id: 71 });
const reservation = (situation: StateParams<'a check-in reservation'>['state']) =>
  state('a check-in reservation', { uuid, state: situation });
const noSlots = state('nothing on offer', { what: 'check-in slots' });
const membership = state('a membership', { state: 'running' });
const noReservations = state('no check-in reservations', {});

const wanted = { slotId: 71, usageDate: new Date('2026-11-26') };
const reserve = (studioId = 1001, slotId = 71) => ({
  call: () => api.createCheckinReservation(studioId, { ...wanted, slotId }),
  request: POST(`/nox/v1/studios/${studioId}/checkinreservation`, {
    headers: session,
    body: { slotId, usageDate: '2026-11-26' },
    injectedBody: { usageDate: day },
  }),
});

const slots = (studioId = 1001) => ({
  call: () => api.listCheckinReservationSlots(studioId),
  request: GET(`/nox/v1/studios/${studioId}/checkinreservations`, { headers: session }),
});

const publicSlots = (studioId = 1001) => ({
  call: () => api.listPublicCheckinReservationSlots(studioId),
  request: GET(`/nox/public/v1/studios/${studioId}/checkinreservation`),
});

const listReservations = {
  call: () => api.listCheckinReservations(),
  request: GET('/nox/v1/checkinreservations', { headers: session }),
};

const cancel = (id = uuid) => ({
  call: () => api.cancelCheckinReservation(id),
  request: POST(`/nox/v1/checkinreservations/${id}/cancel`, { headers: session }),
});

definePact('checkin-reservations', {
  listCheckinReservationSlots: {
    200: [
      {
        ...slots(),
        given: [studio, member, slot('open')],
        example: 'openSlots',
        exactly: ['slotId', 'capacity', 'freePlaces', 'reservationId'],
      },
      {
        ...slots(),
        given: [studio, member, slot('reserved-by-me')],
        example: 'reservedSlots',
        exactly: ['slotId', 'capacity', 'freePlaces', 'reservationId'],
      },
      {
        ...slots(),
        given: [studio, member, slotWithFee],
        example: 'slotsWithFee',
        exactly: ['slotId', 'lateCancelation.consequence', 'lateCancelation.fee.currency'],
      },
      { ...slots(), given: [studio, member, noSlots], example: 'emptyList' },
    ],
    404: { 'studio.error.notfound': { ...slots(1999), given: [member, noStudio] } },
  },
  listPublicCheckinReservationSlots: {
    200: [
      {
        ...publicSlots(),
        given: [studio, slot('open')],
        example: 'openSlots',
        exactly: ['slotId', 'capacity', 'freePlaces', 'reservationId'],
      },
      // Covers null and values of nullable fields; a backend may return either.
      {
        ...publicSlots(),
        given: [studio, slot('open')],
        example: 'reservedSlots',
        exactly: ['slotId', 'capacity'],
      },
      {
        ...publicSlots(),
        given: [studio, slotWithFee],
        example: 'slotsWithFee',
        exactly: ['slotId', 'lateCancelation.consequence', 'lateCancelation.fee.currency'],
      },
      { ...publicSlots(), given: [studio, noSlots], example: 'emptyList' },
    ],
    404: { 'studio.error.notfound': { ...publicSlots(1999), given: [noStudio] } },
  },
  createCheckinReservation: {
    201: [
      {
        ...reserve(),
        given: [studio, member, membership, slot('open')],
        example: 'visitReserved',
        exactly: ['slotId', 'status'],
      },
      {
        ...reserve(),
        given: [studio, member, membership, slot('open')],
        example: 'visitBegun',
        exactly: ['slotId', 'status'],
      },
    ],
    404: {
      'studio.error.notfound': {
        ...reserve(1999),
        given: [member, slot('open'), noStudio],
      },
      'checkinreservation.error.slotnotfound': {
        ...reserve(1001, 79),
        given: [studio, member, membership, slot('open')],
      },
    },
    409: {
      'checkinreservation.error.full': {
        ...reserve(),
        given: [studio, member, membership, slot('full')],
      },
      'checkinreservation.error.alreadyreserved': {
        ...reserve(),
        given: [studio, member, membership, slot('reserved-by-me')],
      },
      'checkinreservation.error.tooearly': {
        ...reserve(),
        given: [studio, member, membership, slot('not-yet-reservable')],
      },
      'checkinreservation.error.toolate': {
        ...reserve(),
        given: [studio, member, membership, slot('no-longer-reservable')],
      },
      'checkin.error.nocontract': {
        ...reserve(),
        given: [studio, member, slot('open')],
      },
      'checkin.error.contractpaused': {
        ...reserve(),
        given: [
          studio,
          member,
          membership,
          slot('open'),
          state('an idle period', { id: 47101, state: 'active' }),
        ],
      },
      'checkin.error.accessrefused': {
        ...reserve(),
        given: [studio, member, membership, slot('open'), state('a refusal at the door', {})],
      },
      'checkin.error.entranceblocked': {
        ...reserve(),
        given: [studio, member, membership, slot('open'), state('an entrance lock', {})],
      },
      'booking.error.blocked': {
        ...reserve(),
        given: [studio, member, membership, slot('open'), state('missed bookings', {})],
      },
    },
  },
  listCheckinReservations: {
    200: [
      {
        ...listReservations,
        given: [member, reservation('reserved')],
        example: 'visitsToCome',
        exactly: ['id', 'slotId', 'status'],
      },
      {
        ...listReservations,
        given: [member, reservation('over')],
        example: 'pastVisits',
        exactly: ['id', 'slotId', 'status', 'cancelableUntil'],
      },
      {
        ...listReservations,
        given: [member, reservation('late-with-fee')],
        example: 'visitWithFee',
        exactly: ['id', 'lateCancelation.consequence', 'lateCancelation.fee.currency'],
      },
      { ...listReservations, given: [member, noReservations], example: 'emptyList' },
    ],
  },
  cancelCheckinReservation: {
    200: [
      {
        ...cancel(),
        given: [member, reservation('reserved')],
        example: 'visitCanceled',
        exactly: ['id', 'status', 'cancelableUntil'],
      },
      {
        ...cancel(),
        given: [member, reservation('late-with-fee')],
        example: 'visitCanceledWithFee',
        exactly: ['id', 'status', 'cancelableUntil', 'lateCancelation.fee.currency'],
      },
    ],
    404: {
      'checkinreservation.error.notfound': {
        ...cancel(unknown),
        given: [member, state('no check-in reservation', { uuid: unknown })],
      },
    },
    409: {
      'checkinreservation.error.alreadycanceled': {
        ...cancel(),
        given: [member, reservation('canceled')],
      },
      'checkinreservation.error.cancelationtoolate': {
        ...cancel(),
        given: [member, reservation('begun')],
      },
    },
  },
});
