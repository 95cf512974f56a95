import { createSingleAppointmentCheckoutV4 } from '@studio-portal/sdk/api/checkouts';
import type { Json } from '../../src/description.ts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session, startDateTime } from '../../src/wire.ts';
import {
  member,
  noStudio,
  slot,
  triedTooManyVouchers,
  visitor,
  voucher,
  voucherCode,
} from '../given.ts';
import { key, usedKey } from '../idempotency.ts';
import { person, personOnTheWire } from '../person.ts';
import { trial } from '../trial-sessions/given.ts';

const reference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001';
const unknownReference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4fff';
const tokenization = (situation: StateParams<'a tokenization'>['state']) =>
  state('a tokenization', { reference, state: situation });
const authorized = tokenization('AUTHORIZED');

const unknownBenefit = state('no kind of appointment', { benefitId: 999 });

const buy = {
  benefitId: 901,
  organizationUnitId: 1001,
  startDateTime: new Date('2026-11-26T09:00:00.000Z'),
  employeeId: 301,
  offerId: 80001,
  customerData: person,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: null,
  tokenizationReference: reference,
} as const;

const bought = {
  benefitId: 901,
  startDateTime: '2026-11-26T09:00:00.000Z',
  organizationUnitId: 1001,
  employeeId: 301,
  offerId: 80001,
  customerData: personOnTheWire,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: null,
  tokenizationReference: '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001',
};

/** Free appointment with any available employee. */
const free = {
  benefitId: 904,
  organizationUnitId: 1001,
  startDateTime: new Date('2026-11-26T09:00:00.000Z'),
  employeeId: null,
  offerId: 80003,
  paymentMethod: null,
  paymentInstrumentId: null,
  tokenizationReference: null,
} as const;
const freeOnTheWire = {
  benefitId: 904,
  organizationUnitId: 1001,
  startDateTime: '2026-11-26T09:00:00.000Z',
  employeeId: null,
  offerId: 80003,
  paymentMethod: null,
  paymentInstrumentId: null,
  tokenizationReference: null,
};

/** Trial session of the studio, with the required consents. */
const asTrial = {
  benefitId: 902,
  offerId: 80002,
  acceptedConsents: ['GENERAL_TERMS' as const],
};

/** A voucher pays all of it, so no payment method is needed. */
const byVoucher = { paymentMethod: null, tokenizationReference: null, voucherCode };

const injectedBody = { startDateTime };
const post = (body: Json) =>
  POST('/v4/checkouts/single-appointment', { headers: session, injectedBody, body });

/**
 * Starting a checkout for a single appointment with a tokenization or a stored payment instrument.
 */
export const beginSingleV4Calls = {
  createSingleAppointmentCheckoutV4: {
    201: [
      {
        given: [member, slot('free'), authorized],
        call: () => createSingleAppointmentCheckoutV4(buy),
        request: post(bought),
        example: 'singleCheckoutCreated',
        exactly: ['type', 'price.amount', 'price.currency', 'charged', 'booking'],
      },
      {
        when: 'with a kept instrument',
        given: [
          member,
          slot('free'),
          state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' }),
        ],
        call: () =>
          createSingleAppointmentCheckoutV4({
            ...buy,
            paymentInstrumentId: 8501,
            tokenizationReference: null,
          }),
        request: post({ ...bought, paymentInstrumentId: 8501, tokenizationReference: null }),
        example: 'singleCheckoutCreated',
        exactly: ['type', 'state', 'paymentInstrument.id', 'charged', 'booking'],
      },
      {
        when: 'with a voucher alone',
        given: [member, slot('free'), voucher('whole')],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, ...byVoucher }),
        request: post({ ...bought, ...byVoucher }),
        example: 'singleCheckoutWithVoucher',
        exactly: [
          'price.amount',
          'voucher.code',
          'voucher.amount.amount',
          'voucher.rest.amount',
          'amountDue.amount',
        ],
      },
      {
        when: 'for nothing',
        given: [
          visitor,
          slot('free'),
          state('a kind of appointment for nothing', { benefitId: 904 }),
        ],
        call: () => createSingleAppointmentCheckoutV4({ ...free, customerData: person }),
        request: post({ ...freeOnTheWire, customerData: personOnTheWire }),
        example: 'freeSingleCheckoutCreated',
        exactly: ['price.amount', 'charged', 'booking', 'paymentInstrument'],
      },
      {
        when: 'a trial session that costs something',
        given: [visitor, slot('free'), trial('paid'), authorized],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, ...asTrial }),
        request: post({ ...bought, ...asTrial }),
        example: 'paidTrialCheckoutCreated',
        exactly: ['type', 'state', 'charged', 'booking'],
      },
    ],
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, slot('free'), authorized, triedTooManyVouchers],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, voucherCode }),
        request: post({ ...bought, voucherCode }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
    404: {
      'paymentinstrument.error.notfound': {
        given: [member, slot('free'), state('no payment instrument', { id: 8599 })],
        call: () =>
          createSingleAppointmentCheckoutV4({
            ...buy,
            paymentInstrumentId: 8599,
            tokenizationReference: null,
          }),
        request: post({ ...bought, paymentInstrumentId: 8599, tokenizationReference: null }),
      },
      'tokenization.error.notfound': {
        given: [member, slot('free'), state('no tokenization', { reference: unknownReference })],
        call: () =>
          createSingleAppointmentCheckoutV4({ ...buy, tokenizationReference: unknownReference }),
        request: post({ ...bought, tokenizationReference: unknownReference }),
      },
      'studio.error.notfound': {
        given: [member, slot('free'), authorized, noStudio],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, organizationUnitId: 1999 }),
        request: post({ ...bought, organizationUnitId: 1999 }),
      },
      'benefit.error.notfound': {
        given: [member, slot('free'), authorized, unknownBenefit],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, benefitId: 999 }),
        request: post({ ...bought, benefitId: 999 }),
      },
      'appointment.error.notfound': {
        given: [member, slot('free'), authorized],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, employeeId: 399 }),
        request: post({ ...bought, employeeId: 399 }),
      },
      'offer.error.notfound': {
        given: [member, slot('free'), authorized],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, offerId: 80099 }),
        request: post({ ...bought, offerId: 80099 }),
      },
    },
    409: {
      'booking.error.slotfull': {
        given: [member, slot('taken'), authorized],
        call: () => createSingleAppointmentCheckoutV4(buy),
        request: post(bought),
      },
      'booking.error.alreadybooked': {
        given: [member, slot('booked-by-me'), authorized],
        call: () => createSingleAppointmentCheckoutV4(buy),
        request: post(bought),
      },
      'booking.error.overlapping': {
        given: [member, slot('clashing-for-me'), authorized],
        call: () => createSingleAppointmentCheckoutV4(buy),
        request: post(bought),
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.tooearly': {
        given: [member, slot('not-yet-bookable'), authorized],
        call: () => createSingleAppointmentCheckoutV4(buy),
        request: post(bought),
      },
      'booking.error.toolate': {
        given: [member, slot('no-longer-bookable'), authorized],
        call: () => createSingleAppointmentCheckoutV4(buy),
        request: post(bought),
      },
      'booking.error.blocked': {
        given: [member, slot('free'), authorized, state('missed bookings', {})],
        call: () => createSingleAppointmentCheckoutV4(buy),
        request: post(bought),
        typedArgs: [{ type: 'TIMESTAMP', value: '2026-12-01T23:00:00Z' }],
      },
      'tokenization.error.wrongstate': {
        given: [member, slot('free'), tokenization('INITIATED')],
        call: () => createSingleAppointmentCheckoutV4(buy),
        request: post(bought),
        typedArgs: [{ type: 'STRING', value: 'INITIATED' }],
      },
    },
    422: {
      'voucher.error.notredeemable': {
        given: [member, slot('free'), authorized, voucher('used up')],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, voucherCode }),
        request: post({ ...bought, voucherCode }),
      },
      'payment.error.methodnotallowed': {
        given: [member, slot('free'), authorized],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, paymentMethod: 'PAYPAL' }),
        request: post({ ...bought, paymentMethod: 'PAYPAL' }),
        typedArgs: [{ type: 'STRING', value: 'PAYPAL' }],
      },
      'request.error.idempotencykeyreused': {
        given: [member, slot('free'), authorized, usedKey('createCheckout')],
        call: () => createSingleAppointmentCheckoutV4(buy, key),
        request: POST('/v4/checkouts/single-appointment', {
          headers: { ...session, ...key },
          injectedBody,
          body: bought,
        }),
      },
      'offer.error.notallowed': {
        given: [member, slot('free'), authorized],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, offerId: 80002 }),
        request: post({ ...bought, offerId: 80002 }),
      },
      'trialsession.error.notordered': {
        given: [visitor, slot('free'), trial('free'), authorized],
        call: () => createSingleAppointmentCheckoutV4({ ...buy, ...asTrial }),
        request: post({ ...bought, ...asTrial }),
      },
    },
  },
} satisfies Pick<Calls<'checkouts'>, 'createSingleAppointmentCheckoutV4'>;
