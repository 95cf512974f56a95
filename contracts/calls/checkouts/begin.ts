import {
  createCourseAppointmentCheckout,
  createPublicCourseAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import {
  child,
  course,
  family,
  freeCourse,
  member,
  noCourse,
  tooOften,
  triedTooManyVouchers,
  voucher,
  voucherCode,
} from '../given.ts';
import { key, usedKey } from '../idempotency.ts';
import { nameAndEmail, person, personOnTheWire } from '../person.ts';

const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const noCard = state('no payment instrument', { id: 8599 });

const buy = {
  courseAppointmentId: 50001,
  offerId: 601,
  customerData: person,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
  joinWaitingList: false,
  acceptsLatePromotion: false,
} as const;

const bought = {
  courseAppointmentId: 50001,
  offerId: 601,
  customerData: personOnTheWire,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
  joinWaitingList: false,
  acceptsLatePromotion: false,
};

type Buy = Parameters<typeof createCourseAppointmentCheckout>[0];

/** Builds the rows that the member and the public variant share. */
const rows = (
  path: string,
  call: (request: Buy, headers?: typeof key) => Promise<unknown>,
  example: string,
  who: (typeof member)[],
  headers = {},
) =>
  ({
    201: [
      {
        given: [...who, course('open'), card],
        call: () => call(buy),
        request: POST(path, { headers, body: bought }),
        example,
        exactly: ['type', 'state', 'price.amount', 'price.currency', 'charged', 'booking'],
      },
      {
        when: 'for a name and an email address',
        given: [...who, course('open'), card],
        call: () => call({ ...buy, customerData: nameAndEmail }),
        request: POST(path, { headers, body: { ...bought, customerData: nameAndEmail } }),
        example,
        exactly: ['type', 'charged', 'booking'],
      },
    ],
    404: {
      'paymentinstrument.error.notfound': {
        given: [...who, course('open'), noCard],
        call: () => call({ ...buy, paymentInstrumentId: 8599 }),
        request: POST(path, { headers, body: { ...bought, paymentInstrumentId: 8599 } }),
      },
      'course.error.notfound': {
        given: [...who, noCourse, card],
        call: () => call({ ...buy, courseAppointmentId: 59999 }),
        request: POST(path, { headers, body: { ...bought, courseAppointmentId: 59999 } }),
      },
      'offer.error.notfound': {
        given: [...who, course('open'), card],
        call: () => call({ ...buy, offerId: 699 }),
        request: POST(path, { headers, body: { ...bought, offerId: 699 } }),
      },
    },
    409: {
      'booking.error.slotfull': {
        given: [...who, course('full'), card],
        call: () => call(buy),
        request: POST(path, { headers, body: bought }),
      },
      'booking.error.alreadybooked': {
        given: [...who, course(who.length > 0 ? 'booked-by-me' : 'booked-by-prospect'), card],
        call: () => call(buy),
        request: POST(path, { headers, body: bought }),
      },
      'booking.error.overlapping': {
        given: [...who, course(who.length > 0 ? 'clashing-for-me' : 'clashing-for-prospect'), card],
        call: () => call(buy),
        request: POST(path, { headers, body: bought }),
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.waitinglistfull': {
        given: [...who, course('full-waiting-list'), card],
        call: () => call({ ...buy, joinWaitingList: true }),
        request: POST(path, { headers, body: { ...bought, joinWaitingList: true } }),
      },
      'booking.error.tooearly': {
        given: [...who, course('not-yet-bookable'), card],
        call: () => call(buy),
        request: POST(path, { headers, body: bought }),
      },
      'booking.error.toolate': {
        given: [...who, course('no-longer-bookable'), card],
        call: () => call(buy),
        request: POST(path, { headers, body: bought }),
      },
      'booking.error.appointmentcanceled': {
        given: [...who, course('canceled'), card],
        call: () => call(buy),
        request: POST(path, { headers, body: bought }),
      },
    },
    422: {
      'voucher.error.notredeemable': {
        given: [...who, course('open'), card, voucher('used up')],
        call: () => call({ ...buy, voucherCode }),
        request: POST(path, { headers, body: { ...bought, voucherCode } }),
      },
      'offer.error.notallowed': {
        given: [...who, course('open'), freeCourse('open'), card],
        call: () => call({ ...buy, courseAppointmentId: 50003 }),
        request: POST(path, { headers, body: { ...bought, courseAppointmentId: 50003 } }),
      },
      'payment.error.methodnotallowed': {
        given: [...who, course('open'), card],
        call: () => call({ ...buy, paymentMethod: 'PAYPAL' }),
        request: POST(path, { headers, body: { ...bought, paymentMethod: 'PAYPAL' } }),
        typedArgs: [{ type: 'STRING', value: 'PAYPAL' }],
      },
      'request.error.idempotencykeyreused': {
        given: [...who, course('open'), card, usedKey('createCheckout')],
        call: () => call(buy, key),
        request: POST(path, { headers: { ...headers, ...key }, body: bought }),
      },
    },
  }) as const;

const memberRows = rows(
  '/v3/checkouts/course-appointment',
  createCourseAppointmentCheckout,
  'courseCheckoutCreated',
  [member],
  session,
);

const publicRows = rows(
  '/v3/public/checkouts/course-appointment',
  createPublicCourseAppointmentCheckout,
  'publicCourseCheckoutCreated',
  [],
);

/** A voucher pays all of it, so no payment method is needed. */
const byVoucher = { ...buy, paymentMethod: null, paymentInstrumentId: null, voucherCode };

/** Starting a checkout for a course appointment with a payment instrument. */
export const beginCalls = {
  createCourseAppointmentCheckout: {
    ...memberRows,
    201: [
      ...memberRows[201],
      {
        given: [member, family, course('open'), card],
        call: () => createCourseAppointmentCheckout(buy),
        request: POST('/v3/checkouts/course-appointment', {
          headers: { ...session, 'X-Acting-For': child },
          body: bought,
        }),
        context: { tenant: 'northside', actingFor: child },
        when: 'for a child, with an instrument of the account that acts',
        example: 'courseCheckoutForChild',
        exactly: ['state', 'price.amount', 'booking'],
      },
    ],
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, course('open'), card, triedTooManyVouchers],
        call: () => createCourseAppointmentCheckout({ ...buy, voucherCode }),
        request: POST('/v3/checkouts/course-appointment', {
          headers: session,
          body: { ...bought, voucherCode },
        }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
    409: {
      ...memberRows[409],
      'booking.error.blocked': {
        given: [member, course('open'), card, state('missed bookings', {})],
        call: () => createCourseAppointmentCheckout(buy),
        request: POST('/v3/checkouts/course-appointment', { headers: session, body: bought }),
        typedArgs: [{ type: 'TIMESTAMP', value: '2026-12-01T23:00:00Z' }],
      },
    },
  },
  createPublicCourseAppointmentCheckout: {
    ...publicRows,
    201: [
      ...publicRows[201],
      {
        given: [course('open'), voucher('whole')],
        call: () => createPublicCourseAppointmentCheckout(byVoucher),
        request: POST('/v3/public/checkouts/course-appointment', {
          body: { ...byVoucher, customerData: personOnTheWire },
        }),
        when: 'with a voucher alone',
        example: 'publicCourseCheckoutWithVoucher',
        exactly: [
          'price.amount',
          'voucher.code',
          'voucher.amount.amount',
          'voucher.rest.amount',
          'amountDue.amount',
          'paymentMethod',
          'paymentInstrument',
        ],
      },
    ],
    429: {
      'authentication.error.toomanyattempts': {
        given: [course('open'), card, tooOften('buy as a guest')],
        call: () => createPublicCourseAppointmentCheckout(buy),
        request: POST('/v3/public/checkouts/course-appointment', { body: bought }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
} satisfies Pick<
  Calls<'checkouts'>,
  'createCourseAppointmentCheckout' | 'createPublicCourseAppointmentCheckout'
>;
