import { bookSingle } from '@studio-portal/sdk/api/calendar';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session, startDateTime } from '../../src/wire.ts';
import { member, noStudio, slot } from '../given.ts';

const trainings = state('booking options', { kind: 'trainings' });
const unknownBenefit = state('no kind of appointment', { benefitId: 999 });
const start = new Date('2026-11-26T09:00:00.000Z');

const book = {
  benefitId: 901,
  organizationUnitId: 1001,
  startDateTime: start,
  employeeId: 301,
  bookingOptionId: 804,
};
const sent = {
  benefitId: 901,
  organizationUnitId: 1001,
  startDateTime: '2026-11-26T09:00:00.000Z',
  employeeId: 301,
  bookingOptionId: 804,
};
const injectedBody = { startDateTime };

/** Builds a booking request; only the provider knows the start of the slot. */
const post = (body: Record<string, number | string | null>) =>
  POST('/nox/v1/calendar/booksingle', { headers: session, body, injectedBody });

/** Booking a single appointment with a booking option of the member. */
export const bookSingleCalls = {
  bookSingle: {
    201: [
      {
        given: [member, slot('free'), trainings],
        call: () => bookSingle(book),
        request: post(sent),
        example: 'singleBooked',
        exactly: [
          'itemType',
          'benefitId',
          'courseAppointmentId',
          'participantStatus',
          'paidWith',
          'employees.id',
        ],
      },
      {
        when: 'a trial session with a trial contingent',
        given: [member, slot('free'), state('booking options', { kind: 'trial' })],
        call: () => bookSingle({ ...book, benefitId: 902, bookingOptionId: 805 }),
        request: post({ ...sent, benefitId: 902, bookingOptionId: 805 }),
        example: 'trialBookedWithContingent',
        exactly: ['benefitId', 'participantStatus', 'paidWith'],
      },
      {
        when: 'with anybody',
        given: [member, slot('free'), trainings],
        call: () => bookSingle({ ...book, employeeId: null }),
        request: post({ ...sent, employeeId: null }),
        example: 'singleBooked',
        exactly: ['itemType', 'participantStatus'],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [member, slot('free'), trainings, noStudio],
        call: () => bookSingle({ ...book, organizationUnitId: 1999 }),
        request: post({ ...sent, organizationUnitId: 1999 }),
      },
      'benefit.error.notfound': {
        given: [member, slot('free'), trainings, unknownBenefit],
        call: () => bookSingle({ ...book, benefitId: 999 }),
        request: post({ ...sent, benefitId: 999 }),
      },
      'appointment.error.notfound': {
        given: [member, slot('free'), trainings],
        call: () => bookSingle({ ...book, employeeId: 399 }),
        request: post({ ...sent, employeeId: 399 }),
      },
      'bookingoption.error.notfound': {
        given: [member, slot('free'), trainings],
        call: () => bookSingle({ ...book, bookingOptionId: 899 }),
        request: post({ ...sent, bookingOptionId: 899 }),
      },
    },
    409: {
      'booking.error.slotfull': {
        given: [member, slot('taken'), trainings],
        call: () => bookSingle(book),
        request: post(sent),
      },
      'booking.error.alreadybooked': {
        given: [member, slot('booked-by-me'), trainings],
        call: () => bookSingle(book),
        request: post(sent),
      },
      'booking.error.overlapping': {
        given: [member, slot('clashing-for-me'), trainings],
        call: () => bookSingle(book),
        request: post(sent),
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.tooearly': {
        given: [member, slot('not-yet-bookable'), trainings],
        call: () => bookSingle(book),
        request: post(sent),
      },
      'booking.error.toolate': {
        given: [member, slot('no-longer-bookable'), trainings],
        call: () => bookSingle(book),
        request: post(sent),
      },
      'booking.error.blocked': {
        given: [member, slot('free'), trainings, state('missed bookings', {})],
        call: () => bookSingle(book),
        request: post(sent),
        typedArgs: [{ type: 'TIMESTAMP', value: '2026-12-01T23:00:00Z' }],
      },
      'bookingoption.error.notvalid': {
        given: [member, slot('free'), state('booking options', { kind: 'used-up' })],
        call: () => bookSingle({ ...book, bookingOptionId: 801 }),
        request: post({ ...sent, bookingOptionId: 801 }),
        typedArgs: [{ type: 'STRING', value: 'WRONG_CATEGORY' }],
      },
    },
    422: {
      'trialsession.error.notordered': {
        given: [member, slot('free'), trainings],
        call: () => bookSingle({ ...book, benefitId: 902 }),
        request: post({ ...sent, benefitId: 902 }),
      },
    },
  },
} satisfies Pick<Calls<'calendar'>, 'bookSingle'>;
