import * as api from '@studio-portal/sdk/api/payment-requests';
import { contract } from '../src/contract.ts';
import { state, type ParamsOf } from '../src/states.ts';
import { GET, POST } from '../src/wire.ts';
import { tooOften } from './given.ts';
import { key, usedKey } from './idempotency.ts';

const uuid = '5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01';
const unknown = '5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4fff';
const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001';
const unknownId = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3fff';
const confirm = { returnPath: `/payment?paymentRequestId=${uuid}` };

const asked = (situation: ParamsOf<'a payment request'>['state']) =>
  state('a payment request', { uuid, state: situation });
const noRequest = state('no payment request', { uuid: unknown });
const card = (bank: ParamsOf<'a payment instrument'>['bank']) =>
  state('a payment instrument', { id: 8501, bank });
const asks = card('asks for a confirmation');
const checkout = (situation: ParamsOf<'a checkout of a payment request'>['state']) =>
  state('a checkout of a payment request', { id, state: situation });
const noCheckout = state('no checkout', { key: unknownId });

const look = (paymentRequestUuid = uuid) => ({
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

const stands = ['id', 'state', 'price.amount', 'price.currency', 'charged'];
const finalized = { typedArgs: [{ type: 'STRING', value: 'FINALIZED' }] } as const;

contract('payment-requests', {
  getPaymentRequest: {
    200: [
      {
        ...look(),
        given: [asked('OPEN')],
        example: 'openRequest',
        exactly: ['paymentRequestUuid', 'state', 'studio.id', 'amount.amount', 'paidAt'],
      },
      // What may be null comes to the application both ways; a backend may answer either.
      { ...look(), given: [asked('OPEN')], example: 'requestOfPlainStudio', exactly: ['state'] },
      {
        ...look(),
        given: [asked('PAID')],
        example: 'paidRequest',
        exactly: ['paymentRequestUuid', 'state', 'amount.amount'],
      },
      {
        ...look(),
        given: [asked('PAID_MEANWHILE')],
        example: 'requestPaidMeanwhile',
        exactly: ['paymentRequestUuid', 'state', 'paidAt'],
      },
      {
        ...look(),
        given: [asked('EXPIRED')],
        example: 'expiredRequest',
        exactly: ['paymentRequestUuid', 'state', 'paidAt'],
      },
      {
        ...look(),
        given: [asked('CANCELED')],
        example: 'canceledRequest',
        exactly: ['paymentRequestUuid', 'state', 'paidAt'],
      },
    ],
    404: { 'paymentrequest.error.notfound': { ...look(unknown), given: [noRequest] } },
  },
  createPaymentRequestCheckout: {
    201: [
      {
        ...begin(),
        given: [asked('OPEN'), asks],
        example: 'requestCheckoutCreated',
        exactly: ['state', 'price.amount', 'price.currency', 'paymentRequest.state', 'charged'],
      },
    ],
    404: {
      'paymentrequest.error.notfound': {
        ...begin({ ...withCard, paymentRequestUuid: unknown }),
        given: [asks, noRequest],
      },
      'paymentinstrument.error.notfound': {
        ...begin({ ...withCard, paymentInstrumentId: 8599 }),
        given: [asked('OPEN'), state('no payment instrument', { id: 8599 })],
      },
    },
    409: {
      'paymentrequest.error.alreadypaid': { ...begin(), given: [asked('PAID'), asks] },
      'paymentrequest.error.paidmeanwhile': { ...begin(), given: [asked('PAID_MEANWHILE'), asks] },
      'paymentrequest.error.expired': { ...begin(), given: [asked('EXPIRED'), asks] },
      'paymentrequest.error.canceled': { ...begin(), given: [asked('CANCELED'), asks] },
    },
    422: {
      'payment.error.methodnotallowed': {
        ...begin({ ...withCard, paymentMethod: 'DIRECT_DEBIT' }),
        given: [asked('OPEN'), asks],
        typedArgs: [{ type: 'STRING', value: 'DIRECT_DEBIT' }],
      },
      'request.error.idempotencykeyreused': {
        ...begin(withCard, key),
        given: [asked('OPEN'), asks, usedKey('createCheckout')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...begin(),
        given: [asked('OPEN'), asks, tooOften('buy as a guest')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  getPaymentRequestCheckout: {
    200: [
      {
        ...read(),
        given: [asks, checkout('CREATED')],
        example: 'requestCheckoutCreated',
        exactly: [...stands, 'paymentRequest.state'],
      },
      {
        ...read(),
        given: [asks, checkout('FINALIZED')],
        example: 'requestCheckoutFinalized',
        exactly: [...stands, 'paymentRequest.state'],
      },
      {
        ...read(),
        given: [asks, checkout('FAILED')],
        example: 'requestCheckoutFailed',
        exactly: [...stands, 'failureReason', 'paymentRequest.state'],
      },
    ],
    404: { 'checkout.error.notfound': { ...read(unknownId), given: [noCheckout] } },
  },
  authenticatePaymentRequestCheckout: {
    200: [
      {
        ...authenticate(),
        given: [asks, checkout('CREATED')],
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
        given: [asks, checkout('FINALIZED')],
      },
      'checkout.error.expired': { ...authenticate(), given: [asks, checkout('EXPIRED')] },
    },
  },
  cancelPaymentRequestCheckout: {
    200: [
      {
        ...cancel(),
        given: [asks, checkout('CREATED')],
        example: 'requestCheckoutCanceled',
        exactly: [...stands, 'paymentRequest.state'],
      },
    ],
    404: { 'checkout.error.notfound': { ...cancel(unknownId), given: [noCheckout] } },
    409: {
      'checkout.error.wrongstate': {
        ...cancel(),
        ...finalized,
        given: [asks, checkout('FINALIZED')],
      },
    },
  },
  finalizePaymentRequestCheckout: {
    200: [
      {
        ...finalize(),
        given: [asks, checkout('AUTHENTICATED')],
        example: 'requestCheckoutFinalized',
        exactly: [...stands, 'paymentRequest.state'],
      },
    ],
    404: { 'checkout.error.notfound': { ...finalize(unknownId), given: [noCheckout] } },
    409: {
      'paymentrequest.error.alreadypaid': {
        ...finalize(),
        given: [asked('PAID'), asks, checkout('AUTHENTICATED')],
      },
      'paymentrequest.error.paidmeanwhile': {
        ...finalize(),
        given: [asked('PAID_MEANWHILE'), asks, checkout('AUTHENTICATED')],
      },
      'paymentrequest.error.canceled': {
        ...finalize(),
        given: [asked('CANCELED'), asks, checkout('AUTHENTICATED')],
      },
      'checkout.error.wrongstate': {
        ...finalize(),
        given: [asks, checkout('CANCELED')],
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': { ...finalize(), given: [asks, checkout('EXPIRED')] },
    },
    422: {
      'payment.error.declined': {
        ...finalize(),
        given: [card('declines'), checkout('AUTHENTICATED')],
        typedArgs: [{ type: 'STRING', value: 'INSUFFICIENT_FUNDS' }],
      },
      'request.error.idempotencykeyreused': {
        ...finalize(id, key),
        given: [asks, checkout('AUTHENTICATED'), usedKey('finalizeCheckout')],
      },
    },
  },
});
