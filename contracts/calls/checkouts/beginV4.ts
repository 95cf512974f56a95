import { createCourseAppointmentCheckoutV4 } from '@studio-portal/sdk/api/checkouts';
import type { Json } from '../../src/description.ts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import {
  course,
  freeCourse,
  member,
  noCourse,
  triedTooManyVouchers,
  voucher,
  voucherCode,
} from '../given.ts';
import { key, usedKey } from '../idempotency.ts';
import { nameAndEmail, person, personOnTheWire } from '../person.ts';

const reference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001';
const unknownReference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4fff';
const tokenization = (situation: StateParams<'a tokenization'>['state']) =>
  state('a tokenization', { reference, state: situation });
const authorized = tokenization('AUTHORIZED');

const buy = {
  courseAppointmentId: 50001,
  offerId: 601,
  customerData: person,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: null,
  tokenizationReference: reference,
  joinWaitingList: false,
  acceptsLatePromotion: false,
} as const;

const bought = {
  courseAppointmentId: 50001,
  offerId: 601,
  customerData: personOnTheWire,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: null,
  tokenizationReference: '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001',
  joinWaitingList: false,
  acceptsLatePromotion: false,
};

/** A voucher pays all of it, so no payment method is needed. */
const byVoucher = { paymentMethod: null, tokenizationReference: null, voucherCode };

const post = (body: Json) => POST('/v4/checkouts/course-appointment', { headers: session, body });

/**
 * Starting a checkout for a course appointment with a tokenization or a stored payment instrument.
 */
export const beginV4Calls = {
  createCourseAppointmentCheckoutV4: {
    201: [
      {
        given: [member, course('open'), authorized],
        call: () => createCourseAppointmentCheckoutV4(buy),
        request: post(bought),
        example: 'courseCheckoutCreated',
        exactly: ['type', 'price.amount', 'price.currency', 'charged', 'booking'],
      },
      {
        when: 'for a name and an email address',
        given: [member, course('open'), authorized],
        call: () => createCourseAppointmentCheckoutV4({ ...buy, customerData: nameAndEmail }),
        request: post({ ...bought, customerData: nameAndEmail }),
        example: 'courseCheckoutCreated',
        exactly: ['type', 'charged', 'booking'],
      },
      {
        when: 'with a kept instrument',
        given: [
          member,
          course('open'),
          state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' }),
        ],
        call: () =>
          createCourseAppointmentCheckoutV4({
            ...buy,
            paymentInstrumentId: 8501,
            tokenizationReference: null,
          }),
        request: post({ ...bought, paymentInstrumentId: 8501, tokenizationReference: null }),
        example: 'courseCheckoutCreated',
        exactly: ['type', 'state', 'paymentInstrument.id', 'charged', 'booking'],
      },
      {
        when: 'with a voucher alone',
        given: [member, course('open'), voucher('whole')],
        call: () => createCourseAppointmentCheckoutV4({ ...buy, ...byVoucher }),
        request: post({ ...bought, ...byVoucher }),
        example: 'courseCheckoutWithVoucher',
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
        given: [member, course('open'), authorized, triedTooManyVouchers],
        call: () => createCourseAppointmentCheckoutV4({ ...buy, voucherCode }),
        request: post({ ...bought, voucherCode }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
    404: {
      'paymentinstrument.error.notfound': {
        given: [member, course('open'), state('no payment instrument', { id: 8599 })],
        call: () =>
          createCourseAppointmentCheckoutV4({
            ...buy,
            paymentInstrumentId: 8599,
            tokenizationReference: null,
          }),
        request: post({ ...bought, paymentInstrumentId: 8599, tokenizationReference: null }),
      },
      'tokenization.error.notfound': {
        given: [member, course('open'), state('no tokenization', { reference: unknownReference })],
        call: () =>
          createCourseAppointmentCheckoutV4({ ...buy, tokenizationReference: unknownReference }),
        request: post({ ...bought, tokenizationReference: unknownReference }),
      },
      'course.error.notfound': {
        given: [member, noCourse, authorized],
        call: () => createCourseAppointmentCheckoutV4({ ...buy, courseAppointmentId: 59999 }),
        request: post({ ...bought, courseAppointmentId: 59999 }),
      },
      'offer.error.notfound': {
        given: [member, course('open'), authorized],
        call: () => createCourseAppointmentCheckoutV4({ ...buy, offerId: 699 }),
        request: post({ ...bought, offerId: 699 }),
      },
    },
    409: {
      'booking.error.slotfull': {
        given: [member, course('full'), authorized],
        call: () => createCourseAppointmentCheckoutV4(buy),
        request: post(bought),
      },
      'booking.error.alreadybooked': {
        given: [member, course('booked-by-me'), authorized],
        call: () => createCourseAppointmentCheckoutV4(buy),
        request: post(bought),
      },
      'booking.error.overlapping': {
        given: [member, course('clashing-for-me'), authorized],
        call: () => createCourseAppointmentCheckoutV4(buy),
        request: post(bought),
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.waitinglistfull': {
        given: [member, course('full-waiting-list'), authorized],
        call: () => createCourseAppointmentCheckoutV4({ ...buy, joinWaitingList: true }),
        request: post({ ...bought, joinWaitingList: true }),
      },
      'booking.error.tooearly': {
        given: [member, course('not-yet-bookable'), authorized],
        call: () => createCourseAppointmentCheckoutV4(buy),
        request: post(bought),
      },
      'booking.error.toolate': {
        given: [member, course('no-longer-bookable'), authorized],
        call: () => createCourseAppointmentCheckoutV4(buy),
        request: post(bought),
      },
      'booking.error.appointmentcanceled': {
        given: [member, course('canceled'), authorized],
        call: () => createCourseAppointmentCheckoutV4(buy),
        request: post(bought),
      },
      'booking.error.blocked': {
        given: [member, course('open'), authorized, state('missed bookings', {})],
        call: () => createCourseAppointmentCheckoutV4(buy),
        request: post(bought),
        typedArgs: [{ type: 'TIMESTAMP', value: '2026-12-01T23:00:00Z' }],
      },
      'tokenization.error.wrongstate': {
        given: [member, course('open'), tokenization('INITIATED')],
        call: () => createCourseAppointmentCheckoutV4(buy),
        request: post(bought),
        typedArgs: [{ type: 'STRING', value: 'INITIATED' }],
      },
    },
    422: {
      'voucher.error.notredeemable': {
        given: [member, course('open'), authorized, voucher('used up')],
        call: () => createCourseAppointmentCheckoutV4({ ...buy, voucherCode }),
        request: post({ ...bought, voucherCode }),
      },
      'payment.error.methodnotallowed': {
        given: [member, course('open'), authorized],
        call: () => createCourseAppointmentCheckoutV4({ ...buy, paymentMethod: 'PAYPAL' }),
        request: post({ ...bought, paymentMethod: 'PAYPAL' }),
        typedArgs: [{ type: 'STRING', value: 'PAYPAL' }],
      },
      'request.error.idempotencykeyreused': {
        given: [member, course('open'), authorized, usedKey('createCheckout')],
        call: () => createCourseAppointmentCheckoutV4(buy, key),
        request: POST('/v4/checkouts/course-appointment', {
          headers: { ...session, ...key },
          body: bought,
        }),
      },
      'offer.error.notallowed': {
        given: [member, course('open'), freeCourse('open'), authorized],
        call: () => createCourseAppointmentCheckoutV4({ ...buy, courseAppointmentId: 50003 }),
        request: post({ ...bought, courseAppointmentId: 50003 }),
      },
    },
  },
} satisfies Pick<Calls<'checkouts'>, 'createCourseAppointmentCheckoutV4'>;
