import * as api from '@studio-portal/sdk/api/finion-pay';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { course, member } from './given.ts';

const checkoutId = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';
const unknown = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff';
const returnPath = `/studio/bm9ydGhzaWRlOjEwMDE=/booking/course/50001/confirm/${checkoutId}`;
const path = '/v1/finion-pay/payment-requests';
const withPayLater = (situation: StateParams<'a checkout to be paid later'>['state']) => [
  member,
  course('open'),
  state('a checkout to be paid later', { id: checkoutId, state: situation }),
];
const createRequest = () => api.createFinionPayPaymentRequest({ checkoutId, returnPath });
const requestOnWire = POST(path, { headers: session, body: { checkoutId, returnPath } });

definePact('finion-pay', {
  createFinionPayPaymentRequest: {
    201: [
      {
        given: withPayLater('CREATED'),
        call: createRequest,
        request: requestOnWire,
        example: 'openPaymentRequest',
        exactly: ['checkoutId', 'state', 'amount.currency'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [member, state('no checkout', { key: unknown })],
        call: () => api.createFinionPayPaymentRequest({ checkoutId: unknown, returnPath }),
        request: POST(path, { headers: session, body: { checkoutId: unknown, returnPath } }),
      },
    },
    409: {
      'checkout.error.wrongstate': {
        given: withPayLater('CANCELED'),
        call: createRequest,
        request: requestOnWire,
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': {
        given: withPayLater('EXPIRED'),
        call: createRequest,
        request: requestOnWire,
      },
    },
    422: {
      'payment.error.methodnotallowed': {
        given: [member, course('open'), state('a checkout', { id: checkoutId, state: 'CREATED' })],
        call: createRequest,
        request: requestOnWire,
        typedArgs: [{ type: 'STRING', value: 'CREDIT_CARD' }],
      },
    },
  },
  listFinionPayPaymentRequests: {
    200: [
      {
        given: [member, course('open'), state('a request to pay later', { checkoutId })],
        call: () => api.listFinionPayPaymentRequests({ checkoutId }),
        request: GET(path, { headers: session, query: { checkoutId } }),
        example: 'paymentRequests',
        exactly: ['checkoutId', 'state', 'serviceUrl'],
      },
      {
        given: withPayLater('CREATED'),
        call: () => api.listFinionPayPaymentRequests({ checkoutId }),
        request: GET(path, { headers: session, query: { checkoutId } }),
        example: 'emptyList',
      },
    ],
  },
});
