import * as api from '@studio-portal/sdk/api/payment-requests';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST } from '../src/wire.ts';
import { tooOften } from './given.ts';
import { key, usedKey } from './idempotency.ts';

const uuid = '5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01';
const unknown = '5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4fff';
const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001';
const unknownId = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3fff';
const confirm = { returnPath: `/payment?paymentRequestId=${uuid}` };

const paymentRequest = (situation: StateParams<'a payment request'>['state']) =>
  state('a payment request', { uuid, state: situation });
const noRequest = state('no payment request', { uuid: unknown });
const card = (bank: StateParams<'a payment instrument'>['bank']) =>
  state('a payment instrument', { id: 8501, bank });
const confirmingCard = card('asks for a confirmation');
const checkout = (situation: StateParams<'a checkout of a payment request'>['state']) =>
  state('a checkout of a payment request', { id, state: situation });
const noCheckout = state('no checkout', { key: unknownId });

const getRequest = (paymentRequestUuid = uuid) => ({
  call: () => api.getPaymentRequest(paymentRequestUuid),
  request: GET(`/nox/public/v1/paymentrequests/${paymentRequestUuid}`),
});

type Wanted = {
  paymentRequestUuid: string;
  paymentMethod: 'CREDIT_CARD' | 'DIRECT_DEBIT';
  paymentInstrumentId: number;
};

const withCard: Wanted = {
  paymentRequestUuid: uuid,
  paymentMethod: 'CREDIT_CARD',
  paymentInstrumentId: 8501,
};

const begin = (wanted: Wanted = withCard, once?: typeof key) => ({
  call: () => api.createPaymentRequestCheckout(wanted, once),
  request: POST('/v3/public/paymentrequestcheckouts', {
    ...(once ? { headers: once } : {}),
    body: wanted,
  }),
});

const address = (step = '', of = id) => `/v3/public/paymentrequestcheckouts/${of}${step}`;

const read = (of = id) => ({
  call: () => api.getPaymentRequestCheckout(of),
  request: GET(address('', of)),
});
const authenticate = (of = id) => ({
  call: () => api.authenticatePaymentRequestCheckout(of, confirm),
  request: POST(address('/authenticate', of), { body: confirm }),
});
const cancel = (of = id) => ({
  call: () => api.cancelPaymentRequestCheckout(of),
  request: POST(address('/cancel', of)),
});
const finalize = (of = id, once?: typeof key) => ({
  call: () => api.finalizePaymentRequestCheckout(of, once),
  request: POST(address('/finalize', of), once ? { headers: once } : {}),
});

const checkoutFields = ['id', 'state', 'price.amount', 'price.currency', 'charged'];
const finalized = { typedArgs: [{ type: 'STRING', value: 'FINALIZED' }] } as const;

definePact('payment-requests', {
  getPaymentRequest: {
    200: [
      {
        ...getRequest(),
        given: [paymentRequest('OPEN')],
        example: 'openRequest',
        exactly: ['paymentRequestUuid', 'state', 'studio.id', 'amount.amount', 'paidAt'],
      },
      // Covers null and values of nullable fields; a backend may return either.
      {
        ...getRequest(),
        given: [paymentRequest('OPEN')],
        example: 'requestOfPlainStudio',
        exactly: ['state'],
      },
      {
        ...getRequest(),
        given: [paymentRequest('PAID')],
        example: 'paidRequest',
        exactly: ['paymentRequestUuid', 'state', 'amount.amount'],
      },
      {
        ...getRequest(),
        given: [paymentRequest('PAID_MEANWHILE')],
        example: 'requestPaidMeanwhile',
        exactly: ['paymentRequestUuid', 'state', 'paidAt'],
      },
      {
        ...getRequest(),
        given: [paymentRequest('EXPIRED')],
        example: 'expiredRequest',
        exactly: ['paymentRequestUuid', 'state', 'paidAt'],
      },
      {
        ...getRequest(),
        given: [paymentRequest('CANCELED')],
        example: 'canceledRequest',
        exactly: ['paymentRequestUuid', 'state', 'paidAt'],
      },
    ],
    404: { 'paymentrequest.error.notfound': { ...getRequest(unknown), given: [noRequest] } },
  },
  createPaymentRequestCheckout: {
    201: [
      {
        ...begin(),
        given: [paymentRequest('OPEN'), confirmingCard],
        example: 'requestCheckoutCreated',
        exactly: ['state', 'price.amount', 'price.currency', 'paymentRequest.state', 'charged'],
      },
    ],
    404: {
      'paymentrequest.error.notfound': {
        ...begin({ ...withCard, paymentRequestUuid: unknown }),
        given: [confirmingCard, noRequest],
      },
      'paymentinstrument.error.notfound': {
        ...begin({ ...withCard, paymentInstrumentId: 8599 }),
        given: [paymentRequest('OPEN'), state('no payment instrument', { id: 8599 })],
      },
    },
    409: {
      'paymentrequest.error.alreadypaid': {
        ...begin(),
        given: [paymentRequest('PAID'), confirmingCard],
      },
      'paymentrequest.error.paidmeanwhile': {
        ...begin(),
        given: [paymentRequest('PAID_MEANWHILE'), confirmingCard],
      },
      'paymentrequest.error.expired': {
        ...begin(),
        given: [paymentRequest('EXPIRED'), confirmingCard],
      },
      'paymentrequest.error.canceled': {
        ...begin(),
        given: [paymentRequest('CANCELED'), confirmingCard],
      },
    },
    422: {
      'payment.error.methodnotallowed': {
        ...begin({ ...withCard, paymentMethod: 'DIRECT_DEBIT' }),
        given: [paymentRequest('OPEN'), confirmingCard],
        typedArgs: [{ type: 'STRING', value: 'DIRECT_DEBIT' }],
      },
      'request.error.idempotencykeyreused': {
        ...begin(withCard, key),
        given: [paymentRequest('OPEN'), confirmingCard, usedKey('createCheckout')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...begin(),
        given: [paymentRequest('OPEN'), confirmingCard, tooOften('buy as a guest')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  getPaymentRequestCheckout: {
    200: [
      {
        ...read(),
        given: [confirmingCard, checkout('CREATED')],
        example: 'requestCheckoutCreated',
        exactly: [...checkoutFields, 'paymentRequest.state'],
      },
      {
        ...read(),
        given: [confirmingCard, checkout('FINALIZED')],
        example: 'requestCheckoutFinalized',
        exactly: [...checkoutFields, 'paymentRequest.state'],
      },
      {
        ...read(),
        given: [confirmingCard, checkout('FAILED')],
        example: 'requestCheckoutFailed',
        exactly: [...checkoutFields, 'failureReason', 'paymentRequest.state'],
      },
    ],
    404: { 'checkout.error.notfound': { ...read(unknownId), given: [noCheckout] } },
  },
  authenticatePaymentRequestCheckout: {
    200: [
      {
        ...authenticate(),
        given: [confirmingCard, checkout('CREATED')],
        example: 'challengeNeeded',
        exactly: ['state'],
      },
      {
        ...authenticate(),
        given: [card('asks for nothing'), checkout('CREATED')],
        example: 'noChallengeNeeded',
        exactly: ['state', 'challengeUrl'],
      },
    ],
    404: { 'checkout.error.notfound': { ...authenticate(unknownId), given: [noCheckout] } },
    409: {
      'checkout.error.wrongstate': {
        ...authenticate(),
        ...finalized,
        given: [confirmingCard, checkout('FINALIZED')],
      },
      'checkout.error.expired': { ...authenticate(), given: [confirmingCard, checkout('EXPIRED')] },
    },
  },
  cancelPaymentRequestCheckout: {
    200: [
      {
        ...cancel(),
        given: [confirmingCard, checkout('CREATED')],
        example: 'requestCheckoutCanceled',
        exactly: [...checkoutFields, 'paymentRequest.state'],
      },
    ],
    404: { 'checkout.error.notfound': { ...cancel(unknownId), given: [noCheckout] } },
    409: {
      'checkout.error.wrongstate': {
        ...cancel(),
        ...finalized,
        given: [confirmingCard, checkout('FINALIZED')],
      },
    },
  },
  finalizePaymentRequestCheckout: {
    200: [
      {
        ...finalize(),
        given: [confirmingCard, checkout('AUTHENTICATED')],
        example: 'requestCheckoutFinalized',
        exactly: [...checkoutFields, 'paymentRequest.state'],
      },
    ],
    404: { 'checkout.error.notfound': { ...finalize(unknownId), given: [noCheckout] } },
    409: {
      'paymentrequest.error.alreadypaid': {
        ...finalize(),
        given: [paymentRequest('PAID'), confirmingCard, checkout('AUTHENTICATED')],
      },
      'paymentrequest.error.paidmeanwhile': {
        ...finalize(),
        given: [paymentRequest('PAID_MEANWHILE'), confirmingCard, checkout('AUTHENTICATED')],
      },
      'paymentrequest.error.canceled': {
        ...finalize(),
        given: [paymentRequest('CANCELED'), confirmingCard, checkout('AUTHENTICATED')],
      },
      'checkout.error.wrongstate': {
        ...finalize(),
        given: [confirmingCard, checkout('CANCELED')],
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': { ...finalize(), given: [confirmingCard, checkout('EXPIRED')] },
    },
    422: {
      'payment.error.declined': {
        ...finalize(),
        given: [card('declines'), checkout('AUTHENTICATED')],
        typedArgs: [{ type: 'STRING', value: 'INSUFFICIENT_FUNDS' }],
      },
      'request.error.idempotencykeyreused': {
        ...finalize(id, key),
        given: [confirmingCard, checkout('AUTHENTICATED'), usedKey('finalizeCheckout')],
      },
    },
  },
});
