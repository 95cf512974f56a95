import * as api from '@studio-portal/sdk/api/payment-instruments';
import { contract } from '../src/contract.ts';
import { state } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { member, noStudio, studio, tooOften } from './given.ts';

const card = { cardToken: 'tok_visa_4242', holder: 'Vic Visitor' };
const accepted = state('a card', { token: 'tok_visa_4242', bank: 'accepts' });
const refused = state('a card', { token: 'tok_visa_0002', bank: 'refuses' });
const instrument = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const noMethods = state('nothing on offer', { what: 'payment methods' });

/** The rows of a list of what a studio takes. */
const ofStudio = (
  path: string,
  call: (params: { organizationUnitId: number }) => Promise<unknown>,
  example: string,
) =>
  ({
    200: [
      {
        given: [studio],
        call: () => call({ organizationUnitId: 1001 }),
        request: GET(path, { query: { organizationUnitId: '1001' } }),
        example,
      },
      {
        given: [studio, noMethods],
        call: () => call({ organizationUnitId: 1001 }),
        request: GET(path, { query: { organizationUnitId: '1001' } }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => call({ organizationUnitId: 1999 }),
        request: GET(path, { query: { organizationUnitId: '1999' } }),
      },
    },
  }) as const;

contract('payment-instruments', {
  listPaymentInstruments: {
    200: [
      {
        given: [member, instrument],
        call: () => api.listPaymentInstruments(),
        request: GET('/v2/paymentinstruments', { headers: session }),
        example: 'someInstruments',
      },
      {
        given: [member, state('no payment instruments', {})],
        call: () => api.listPaymentInstruments(),
        request: GET('/v2/paymentinstruments', { headers: session }),
        example: 'emptyList',
      },
    ],
  },
  createCreditCard: {
    201: [
      {
        given: [member, accepted],
        call: () => api.createCreditCard(card),
        request: POST('/v3/paymentinstruments/creditcard', {
          headers: session,
          body: { cardToken: 'tok_visa_4242', holder: 'Vic Visitor' },
        }),
        example: 'newCard',
        exactly: ['type'],
      },
    ],
    422: {
      'paymentinstrument.error.declined': {
        given: [member, refused],
        call: () => api.createCreditCard({ ...card, cardToken: 'tok_visa_0002' }),
        request: POST('/v3/paymentinstruments/creditcard', {
          headers: session,
          body: { cardToken: 'tok_visa_0002', holder: 'Vic Visitor' },
        }),
      },
    },
  },
  createPublicCreditCard: {
    201: [
      {
        given: [accepted],
        call: () => api.createPublicCreditCard(card),
        request: POST('/v3/public/paymentinstruments/creditcard', {
          body: { cardToken: 'tok_visa_4242', holder: 'Vic Visitor' },
        }),
        example: 'newCard',
        exactly: ['type'],
      },
    ],
    422: {
      'paymentinstrument.error.declined': {
        given: [refused],
        call: () => api.createPublicCreditCard({ ...card, cardToken: 'tok_visa_0002' }),
        request: POST('/v3/public/paymentinstruments/creditcard', {
          body: { cardToken: 'tok_visa_0002', holder: 'Vic Visitor' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [accepted, tooOften('lend a card')],
        call: () => api.createPublicCreditCard(card),
        request: POST('/v3/public/paymentinstruments/creditcard', {
          body: { cardToken: 'tok_visa_4242', holder: 'Vic Visitor' },
        }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  listAvailablePaymentTypes: ofStudio(
    '/v2/public/paymentinstruments/availabe-payment-types',
    api.listAvailablePaymentTypes,
    'paymentTypes',
  ),
  listPublicPaymentMethods: ofStudio(
    '/v3/public/paymentinstruments/payment-methods',
    api.listPublicPaymentMethods,
    'paymentMethods',
  ),
});
