import * as api from '@studio-portal/sdk/api/payment-methods';
import { contract } from '../src/contract.ts';
import { state, type ParamsOf } from '../src/states.ts';
import { GET, POST, PUT } from '../src/wire.ts';
import { studio, tooOften } from './given.ts';
import { key, usedKey } from './idempotency.ts';

const token = 'pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Ga';
const unknown = 'pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Gx';
const confirm = { returnPath: `/payment-method-configuration?token=${token}` };

const link = (situation: ParamsOf<'a link for the way to pay'>['state']) =>
  state('a link for the way to pay', { token, state: situation });
const open = link('open');
const noLink = state('no link', { token: unknown });
const card = (bank: ParamsOf<'a payment instrument'>['bank']) =>
  state('a payment instrument', { id: 8501, bank });
const asks = card('asks for a confirmation');
const checkout = (situation: ParamsOf<'a checkout of a way to pay'>['state']) =>
  state('a checkout of a way to pay', { token, state: situation });
const reference = 'NO1001-7K3M9QX2WA';
const mandate = (situation: ParamsOf<'a mandate'>['state']) =>
  state('a mandate', { reference, state: situation });

type Wanted = {
  token: string;
  paymentMethod: 'CREDIT_CARD' | 'PAYPAL';
  paymentInstrumentId: number;
};

const newCard: Wanted = { token, paymentMethod: 'CREDIT_CARD', paymentInstrumentId: 8501 };

const begin = (wanted: Wanted = newCard, once?: typeof key) => ({
  call: () => api.createPaymentMethodCheckout(wanted, once),
  request: POST('/v3/public/payment-methods/checkout', {
    ...(once ? { headers: once } : {}),
    body: wanted,
  }),
});
const configuration = (of = token) => ({
  call: () => api.getPaymentMethodConfiguration(of),
  request: GET(`/v3/public/payment-methods/${of}/configuration`),
});
const customer = (of = token) => ({
  call: () => api.getPaymentMethodCustomer(of),
  request: GET(`/nox/public/v1/payment-method/${of}/customer`),
});
const authenticate = (of = token) => ({
  call: () => api.authenticatePaymentMethodCheckout(of, confirm),
  request: POST(`/v3/public/payment-methods/${of}/authenticate`, { body: confirm }),
});
const finalize = (of = token, once?: typeof key) => ({
  call: () => api.finalizePaymentMethodCheckout(of, once),
  request: POST(`/v3/public/payment-methods/${of}/finalize`, once ? { headers: once } : {}),
});

/** A bank account; the last digits say what the bank makes of it. */
const debit = (iban = 'DE86100100100000004242') => ({
  sepaMandate: { accountHolder: 'Mona Muster', iban, mandateReference: reference },
});
const replace = (of = token, body = debit()) => ({
  call: () => api.replacePaymentMethod(of, body),
  request: PUT(`/v3/public/payment-methods/${of}`, { body }),
});

/** How every call refuses a link that cannot be used. */
const refused = <Row extends object>(row: (of?: string) => Row) => ({
  404: { 'link.error.notfound': { ...row(unknown), given: [noLink] } },
  409: {
    'link.error.used': { ...row(), given: [link('used')] },
    'link.error.expired': { ...row(), given: [link('expired')] },
  },
});

const ofConfiguration = refused(configuration);
const ofCustomer = refused(customer);
const ofAuthenticate = refused(authenticate);
const ofFinalize = refused(finalize);
const ofReplace = refused(replace);

contract('payment-methods', {
  createPaymentMethodCheckout: {
    201: [
      {
        ...begin(),
        given: [open, asks],
        example: 'methodCheckoutCreated',
        exactly: ['state', 'paymentMethod'],
      },
    ],
    404: {
      'link.error.notfound': { ...begin({ ...newCard, token: unknown }), given: [asks, noLink] },
      'paymentinstrument.error.notfound': {
        ...begin({ ...newCard, paymentInstrumentId: 8599 }),
        given: [open, state('no payment instrument', { id: 8599 })],
      },
    },
    409: {
      'link.error.used': { ...begin(), given: [link('used'), asks] },
      'link.error.expired': { ...begin(), given: [link('expired'), asks] },
    },
    422: {
      'payment.error.methodnotallowed': {
        ...begin({ ...newCard, paymentMethod: 'PAYPAL' }),
        given: [open, asks],
        typedArgs: [{ type: 'STRING', value: 'PAYPAL' }],
      },
      'request.error.idempotencykeyreused': {
        ...begin(newCard, key),
        given: [open, asks, usedKey('createCheckout')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...begin(),
        given: [open, asks, tooOften('buy as a guest')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  getPaymentMethodConfiguration: {
    200: [
      {
        ...configuration(),
        given: [open],
        example: 'methodsToChoose',
        exactly: ['organizationUnitId', 'checkout'],
      },
      {
        ...configuration(),
        given: [open, asks, checkout('AUTHENTICATED')],
        example: 'methodConfirmed',
        exactly: ['organizationUnitId', 'checkout.state'],
      },
      {
        ...configuration(),
        given: [open, asks, checkout('FAILED')],
        example: 'methodDeclined',
        exactly: ['organizationUnitId', 'checkout.state'],
      },
    ],
    ...ofConfiguration,
  },
  getPaymentMethodCustomer: {
    200: [
      {
        ...customer(),
        given: [open],
        example: 'memberWithDebit',
        exactly: ['studio.id', 'name', 'paymentMethod', 'maskedNumber'],
      },
      // What may be null comes to the application both ways; a backend may answer either.
      {
        ...customer(),
        given: [open],
        example: 'memberWithNothingKept',
        exactly: ['studio.id', 'name'],
      },
    ],
    ...ofCustomer,
  },
  authenticatePaymentMethodCheckout: {
    200: [
      {
        ...authenticate(),
        given: [open, asks, checkout('CREATED')],
        example: 'challengeNeeded',
        exactly: ['state'],
      },
      {
        ...authenticate(),
        given: [open, card('asks for nothing'), checkout('CREATED')],
        example: 'noChallengeNeeded',
        exactly: ['state', 'challengeUrl'],
      },
    ],
    404: {
      ...ofAuthenticate[404],
      'checkout.error.notfound': { ...authenticate(), given: [open] },
    },
    409: {
      ...ofAuthenticate[409],
      'checkout.error.wrongstate': {
        ...authenticate(),
        given: [open, asks, checkout('CANCELED')],
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': { ...authenticate(), given: [open, asks, checkout('EXPIRED')] },
    },
  },
  finalizePaymentMethodCheckout: {
    200: [
      {
        ...finalize(),
        given: [open, asks, checkout('AUTHENTICATED')],
        example: 'cardKept',
        exactly: ['paymentMethod', 'maskedNumber', 'mandateReference'],
      },
    ],
    404: {
      ...ofFinalize[404],
      'checkout.error.notfound': { ...finalize(), given: [open] },
    },
    409: {
      ...ofFinalize[409],
      'checkout.error.wrongstate': {
        ...finalize(),
        given: [open, asks, checkout('CANCELED')],
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': { ...finalize(), given: [open, asks, checkout('EXPIRED')] },
    },
    422: {
      'payment.error.declined': {
        ...finalize(),
        given: [open, asks, checkout('FAILED')],
        typedArgs: [{ type: 'STRING', value: 'INSUFFICIENT_FUNDS' }],
      },
      'request.error.idempotencykeyreused': {
        ...finalize(token, key),
        given: [open, asks, checkout('AUTHENTICATED'), usedKey('finalizeCheckout')],
      },
    },
  },
  replacePaymentMethod: {
    200: [
      {
        ...replace(),
        given: [studio, open, mandate('read')],
        example: 'mandateKept',
        exactly: ['paymentMethod', 'maskedNumber', 'mandateReference'],
      },
    ],
    404: ofReplace[404],
    409: {
      ...ofReplace[409],
      'paymentinstrument.error.mandateused': {
        ...replace(),
        given: [studio, open, mandate('given')],
      },
    },
    422: {
      'paymentinstrument.error.declined': {
        ...replace(token, debit('DE09100100100000000002')),
        given: [studio, open, mandate('read')],
        typedArgs: [{ type: 'STRING', value: 'ACCOUNT_REFUSED' }],
      },
      'payment.error.methodnotallowed': {
        ...replace(),
        given: [
          studio,
          open,
          mandate('read'),
          state('nothing on offer', { what: 'payment methods' }),
        ],
        typedArgs: [{ type: 'STRING', value: 'DIRECT_DEBIT' }],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...replace(),
        given: [studio, open, mandate('read'), tooOften('lend a card')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
});
