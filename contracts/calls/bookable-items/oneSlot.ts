import * as api from '@studio-portal/sdk/api/bookable-items';
import { state, type ProviderState } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, session, startDateTime } from '../../src/wire.ts';
import { member, noStudio, slot } from '../given.ts';

interface Wanted {
  organizationUnitId: number;
  startDateTime: string;
  employeeId?: number;
}

interface SlotCall {
  path: string;
  call: (benefitId: number, params: Wanted) => Promise<unknown>;
}

const unknownBenefit = state('no kind of appointment', { benefitId: 999 });
const wanted = { organizationUnitId: 1001, startDateTime: '2026-11-26T09:00:00.000Z' };
/** No employee has slots at night. */
const atNight = '2026-11-26T01:00:00.000Z';
const fixed = { startDateTime: '2026-11-26T09:00:00.000Z' };
const exactly = ['itemType', 'available', 'bookedParticipants', 'slots.alreadyBooked'];

/** Builds the rows that the public and the member variant share. */
const rows = ({ path, call }: SlotCall, who: ProviderState[], headers = {}) =>
  ({
    200: [
      {
        given: [...who, slot('free')],
        call: () => call(901, wanted),
        request: GET(`${path}/901`, {
          query: { organizationUnitId: '1001', startDateTime },
          headers,
        }),
        example: 'freeSlot',
        exactly,
      },
      {
        when: 'with somebody',
        given: [...who, slot('free')],
        call: () => call(901, { ...wanted, employeeId: 301 }),
        request: GET(`${path}/901`, {
          query: { organizationUnitId: '1001', startDateTime, employeeId: '301' },
          headers,
        }),
        example: 'freeSlot',
        exactly,
      },
      {
        given: [...who, slot('taken')],
        call: () => call(902, wanted),
        request: GET(`${path}/902`, {
          query: { organizationUnitId: '1001', startDateTime },
          headers,
        }),
        example: 'takenSlot',
        exactly,
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [...who, noStudio],
        call: () => call(901, { ...wanted, organizationUnitId: 1999 }),
        request: GET(`${path}/901`, { query: { organizationUnitId: '1999', ...fixed }, headers }),
      },
      'benefit.error.notfound': {
        given: [...who, unknownBenefit],
        call: () => call(999, wanted),
        request: GET(`${path}/999`, { query: { organizationUnitId: '1001', ...fixed }, headers }),
      },
      'appointment.error.notfound': {
        given: [...who, slot('free')],
        call: () => call(901, { ...wanted, startDateTime: atNight }),
        request: GET(`${path}/901`, {
          query: { organizationUnitId: '1001', startDateTime: '2026-11-26T01:00:00.000Z' },
          headers,
        }),
      },
    },
  }) as const;

const memberRows = rows(
  { path: '/nox/v1/bookableitems/single', call: api.getSingleAppointmentSlot },
  [member],
  session,
);

/** A single slot, free or taken. */
export const oneSlotCalls = {
  getSingleAppointmentSlot: {
    ...memberRows,
    200: [
      ...memberRows[200],
      {
        given: [member, slot('booked-by-me'), state('booking options', { kind: 'trainings' })],
        call: () => api.getSingleAppointmentSlot(901, wanted),
        request: GET('/nox/v1/bookableitems/single/901', {
          query: { organizationUnitId: '1001', startDateTime },
          headers: session,
        }),
        example: 'slotOfMember',
        exactly: [...exactly, 'benefitBookingOptionType'],
      },
    ],
  },
  getPublicSingleAppointmentSlot: rows(
    { path: '/nox/public/v1/bookableitems/single', call: api.getPublicSingleAppointmentSlot },
    [],
  ),
} satisfies Partial<Calls<'bookable-items'>>;
