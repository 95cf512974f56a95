import {
  createSingleAppointmentCheckout,
  createPublicSingleAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session, startDateTime } from '../../src/wire.ts';
import {
  member,
  noStudio,
  slot,
  tooOften,
  triedTooManyVouchers,
  visitor,
  voucher,
  voucherCode,
} from '../given.ts';
import { key, usedKey } from '../idempotency.ts';
import { nameAndEmail, person, personOnTheWire } from '../person.ts';
import { trial } from '../trial-sessions/given.ts';

const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const noCard = state('no payment instrument', { id: 8599 });

const unknownBenefit = state('no kind of appointment', { benefitId: 999 });

const buy = {
  benefitId: 901,
  organizationUnitId: 1001,
  startDateTime: new Date('2026-11-26T09:00:00.000Z'),
  employeeId: 301,
  offerId: 80001,
  customerData: person,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
} as const;

const bought = {
  benefitId: 901,
  startDateTime: '2026-11-26T09:00:00.000Z',
  organizationUnitId: 1001,
  employeeId: 301,
  offerId: 80001,
  customerData: personOnTheWire,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
};

/** Trial session of the studio, with the required consents. */
const asTrial = {
  benefitId: 902,
  offerId: 80002,
  acceptedConsents: ['GENERAL_TERMS' as const],
};

const injectedBody = { startDateTime };

type Buy = Parameters<typeof createSingleAppointmentCheckout>[0];

/** Builds the rows that the member and the public variant share. */
const rows = (
  path: string,
  call: (request: Buy, headers?: typeof key) => Promise<unknown>,
  { example, paidTrialExample }: { example: string; paidTrialExample: string },
  who: (typeof member)[],
  headers = {},
  // Members cannot book trial sessions.
  buyer: (typeof visitor)[] = [],
) =>
  ({
    201: [
      {
        given: [...who, slot('free'), card],
        call: () => call(buy),
        request: POST(path, { headers, injectedBody, body: bought }),
        example,
        exactly: ['type', 'state', 'price.amount', 'price.currency', 'charged', 'booking'],
      },
      {
        when: 'with anybody who is free, for a name and an email address',
        given: [...who, slot('free'), card],
        call: () => call({ ...buy, employeeId: null, customerData: nameAndEmail }),
        request: POST(path, {
          headers,
          injectedBody,
          body: { ...bought, employeeId: null, customerData: nameAndEmail },
        }),
        example,
        exactly: ['type', 'charged', 'booking'],
      },
      {
        when: 'a trial session that costs something',
        given: [...buyer, slot('free'), trial('paid'), card],
        call: () => call({ ...buy, ...asTrial }),
        request: POST(path, { headers, injectedBody, body: { ...bought, ...asTrial } }),
        example: paidTrialExample,
        exactly: ['type', 'charged', 'booking'],
      },
    ],
    404: {
      'paymentinstrument.error.notfound': {
        given: [...who, slot('free'), noCard],
        call: () => call({ ...buy, paymentInstrumentId: 8599 }),
        request: POST(path, {
          headers,
          injectedBody,
          body: { ...bought, paymentInstrumentId: 8599 },
        }),
      },
      'studio.error.notfound': {
        given: [...who, slot('free'), card, noStudio],
        call: () => call({ ...buy, organizationUnitId: 1999 }),
        request: POST(path, {
          headers,
          injectedBody,
          body: { ...bought, organizationUnitId: 1999 },
        }),
      },
      'benefit.error.notfound': {
        given: [...who, slot('free'), card, unknownBenefit],
        call: () => call({ ...buy, benefitId: 999 }),
        request: POST(path, { headers, injectedBody, body: { ...bought, benefitId: 999 } }),
      },
      'appointment.error.notfound': {
        given: [...who, slot('free'), card],
        call: () => call({ ...buy, employeeId: 399 }),
        request: POST(path, { headers, injectedBody, body: { ...bought, employeeId: 399 } }),
      },
      'offer.error.notfound': {
        given: [...who, slot('free'), card],
        call: () => call({ ...buy, offerId: 80099 }),
        request: POST(path, { headers, injectedBody, body: { ...bought, offerId: 80099 } }),
      },
    },
    409: {
      'booking.error.slotfull': {
        given: [...who, slot('taken'), card],
        call: () => call(buy),
        request: POST(path, { headers, injectedBody, body: bought }),
      },
      'booking.error.alreadybooked': {
        given: [...who, slot(who.length > 0 ? 'booked-by-me' : 'booked-by-prospect'), card],
        call: () => call(buy),
        request: POST(path, { headers, injectedBody, body: bought }),
      },
      'booking.error.overlapping': {
        given: [...who, slot(who.length > 0 ? 'clashing-for-me' : 'clashing-for-prospect'), card],
        call: () => call(buy),
        request: POST(path, { headers, injectedBody, body: bought }),
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.tooearly': {
        given: [...who, slot('not-yet-bookable'), card],
        call: () => call(buy),
        request: POST(path, { headers, injectedBody, body: bought }),
      },
      'booking.error.toolate': {
        given: [...who, slot('no-longer-bookable'), card],
        call: () => call(buy),
        request: POST(path, { headers, injectedBody, body: bought }),
      },
    },
    422: {
      'voucher.error.notredeemable': {
        given: [...who, slot('free'), card, voucher('used up')],
        call: () => call({ ...buy, voucherCode }),
        request: POST(path, { headers, injectedBody, body: { ...bought, voucherCode } }),
      },
      'offer.error.notallowed': {
        given: [...who, slot('free'), card],
        call: () => call({ ...buy, offerId: 80002 }),
        request: POST(path, { headers, injectedBody, body: { ...bought, offerId: 80002 } }),
      },
      'trialsession.error.notordered': {
        given: [...buyer, slot('free'), trial('free'), card],
        call: () => call({ ...buy, ...asTrial }),
        request: POST(path, { headers, injectedBody, body: { ...bought, ...asTrial } }),
      },
      'payment.error.methodnotallowed': {
        given: [...who, slot('free'), card],
        call: () => call({ ...buy, paymentMethod: 'PAYPAL' }),
        request: POST(path, {
          headers,
          injectedBody,
          body: { ...bought, paymentMethod: 'PAYPAL' },
        }),
        typedArgs: [{ type: 'STRING', value: 'PAYPAL' }],
      },
      'request.error.idempotencykeyreused': {
        given: [...who, slot('free'), card, usedKey('createCheckout')],
        call: () => call(buy, key),
        request: POST(path, { headers: { ...headers, ...key }, injectedBody, body: bought }),
      },
    },
  }) as const;

const memberRows = rows(
  '/v3/checkouts/single-appointment',
  createSingleAppointmentCheckout,
  { example: 'singleCheckoutCreated', paidTrialExample: 'paidTrialCheckoutCreated' },
  [member],
  session,
  [visitor],
);

/** Starting a checkout for a single appointment with a payment instrument. */
export const beginSingleCalls = {
  createSingleAppointmentCheckout: {
    ...memberRows,
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, slot('free'), card, triedTooManyVouchers],
        call: () => createSingleAppointmentCheckout({ ...buy, voucherCode }),
        request: POST('/v3/checkouts/single-appointment', {
          headers: session,
          injectedBody,
          body: { ...bought, voucherCode },
        }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
    409: {
      ...memberRows[409],
      'booking.error.blocked': {
        given: [member, slot('free'), card, state('missed bookings', {})],
        call: () => createSingleAppointmentCheckout(buy),
        request: POST('/v3/checkouts/single-appointment', {
          headers: session,
          injectedBody,
          body: bought,
        }),
        typedArgs: [{ type: 'TIMESTAMP', value: '2026-12-01T23:00:00Z' }],
      },
    },
  },
  createPublicSingleAppointmentCheckout: {
    ...rows(
      '/v3/public/checkouts/single-appointment',
      createPublicSingleAppointmentCheckout,
      {
        example: 'publicSingleCheckoutCreated',
        paidTrialExample: 'publicPaidTrialCheckoutCreated',
      },
      [],
    ),
    429: {
      'authentication.error.toomanyattempts': {
        given: [slot('free'), card, tooOften('buy as a guest')],
        call: () => createPublicSingleAppointmentCheckout(buy),
        request: POST('/v3/public/checkouts/single-appointment', { injectedBody, body: bought }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
} satisfies Pick<
  Calls<'checkouts'>,
  'createSingleAppointmentCheckout' | 'createPublicSingleAppointmentCheckout'
>;
