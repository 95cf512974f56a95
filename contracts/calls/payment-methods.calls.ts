import * as api from '@studio-portal/sdk/api/payment-methods';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, PUT } from '../src/wire.ts';
import { studio, tooOften } from './given.ts';
import { key, usedKey } from './idempotency.ts';

const token = 'pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Ga';
// Tokens are opaque: any other text is an unknown link.
const unknown = 'no-such-link';
const confirm = { returnPath: `/payment-method-configuration?token=${token}` };

const link = (situation: StateParams<'a link for the way to pay'>['state']) =>
  state('a link for the way to pay', { token, state: situation });
const open = link('open');
const noLink = state('no link', { token: unknown });
const card = (bank: StateParams<'a payment instrument'>['bank']) =>
  state('a payment instrument', { id: 8501, bank });
const confirmingCard = card('asks for a confirmation');
const checkout = (situation: StateParams<'a checkout of a way to pay'>['state']) =>
  state('a checkout of a way to pay', { token, state: situation });
const reference = 'NO1001-7K3M9QX2WA';
const mandate = (situation: StateParams<'a mandate'>['state']) =>
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

/** Bank account whose last digits determine the bank's decision. */
const debit = (iban = 'DE86100100100000004242') => ({
  sepaMandate: { accountHolder: 'Mona Muster', iban, mandateReference: reference },
});
const replace = (of = token, body = debit()) => ({
  call: () => api.replacePaymentMethod(of, body),
  request: PUT(`/v3/public/payment-methods/${of}`, { body }),
});

/** Builds the errors for links that cannot be used. */
const refused = <Row extends object>(row: (of?: string) => Row) => ({
  404: { 'link.error.notfound': { ...row(unknown), given: [noLink] } },
  409: {
    'link.error.used': { ...row(), given: [link('used')] },
    'link.error.expired': { ...row(), given: [link('expired')] },
  },
});

const configurationErrors = refused(configuration);
const customerErrors = refused(customer);
const authenticateErrors = refused(authenticate);
const finalizeErrors = refused(finalize);
const replaceErrors = refused(replace);

definePact('payment-methods', {
  createPaymentMethodCheckout: {
    201: [
      {
        ...begin(),
        given: [open, confirmingCard],
        example: 'methodCheckoutCreated',
        exactly: ['state', 'paymentMethod'],
      },
    ],
    404: {
      'link.error.notfound': {
        ...begin({ ...newCard, token: unknown }),
        given: [confirmingCard, noLink],
      },
      'paymentinstrument.error.notfound': {
        ...begin({ ...newCard, paymentInstrumentId: 8599 }),
        given: [open, state('no payment instrument', { id: 8599 })],
      },
    },
    409: {
      'link.error.used': { ...begin(), given: [link('used'), confirmingCard] },
      'link.error.expired': { ...begin(), given: [link('expired'), confirmingCard] },
    },
    422: {
      'payment.error.methodnotallowed': {
        ...begin({ ...newCard, paymentMethod: 'PAYPAL' }),
        given: [open, confirmingCard],
        typedArgs: [{ type: 'STRING', value: 'PAYPAL' }],
      },
      'request.error.idempotencykeyreused': {
        ...begin(newCard, key),
        given: [open, confirmingCard, usedKey('createCheckout')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...begin(),
        given: [open, confirmingCard, tooOften('buy as a guest')],
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
        given: [open, confirmingCard, checkout('AUTHENTICATED')],
        example: 'methodConfirmed',
        exactly: ['organizationUnitId', 'checkout.state'],
      },
      {
        ...configuration(),
        given: [open, confirmingCard, checkout('FAILED')],
        example: 'methodDeclined',
        differs: ['checkout.failureReason'],
        exactly: ['organizationUnitId', 'checkout.state'],
      },
    ],
    ...configurationErrors,
  },
  getPaymentMethodCustomer: {
    200: [
      {
        ...customer(),
        given: [open],
        example: 'memberWithDebit',
        exactly: ['studio.id', 'name', 'paymentMethod', 'maskedNumber'],
      },
      // Covers null and values of nullable fields; a backend may return either.
      {
        ...customer(),
        given: [open],
        example: 'memberWithNothingKept',
        differs: ['paymentMethod'],
        exactly: ['studio.id', 'name'],
      },
    ],
    ...customerErrors,
  },
  authenticatePaymentMethodCheckout: {
    200: [
      {
        ...authenticate(),
        given: [open, confirmingCard, checkout('CREATED')],
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
      ...authenticateErrors[404],
      'checkout.error.notfound': { ...authenticate(), given: [open] },
    },
    409: {
      ...authenticateErrors[409],
      'checkout.error.wrongstate': {
        ...authenticate(),
        given: [open, confirmingCard, checkout('CANCELED')],
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': {
        ...authenticate(),
        given: [open, confirmingCard, checkout('EXPIRED')],
      },
    },
  },
  finalizePaymentMethodCheckout: {
    200: [
      {
        ...finalize(),
        given: [open, confirmingCard, checkout('AUTHENTICATED')],
        example: 'cardKept',
        exactly: ['paymentMethod', 'maskedNumber', 'mandateReference'],
      },
    ],
    404: {
      ...finalizeErrors[404],
      'checkout.error.notfound': { ...finalize(), given: [open] },
    },
    409: {
      ...finalizeErrors[409],
      'checkout.error.wrongstate': {
        ...finalize(),
        given: [open, confirmingCard, checkout('CANCELED')],
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': {
        ...finalize(),
        given: [open, confirmingCard, checkout('EXPIRED')],
      },
    },
    422: {
      'payment.error.declined': {
        ...finalize(),
        given: [open, confirmingCard, checkout('FAILED')],
        typedArgs: [{ type: 'STRING', value: 'INSUFFICIENT_FUNDS' }],
      },
      'request.error.idempotencykeyreused': {
        ...finalize(token, key),
        given: [open, confirmingCard, checkout('AUTHENTICATED'), usedKey('finalizeCheckout')],
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
    404: replaceErrors[404],
    409: {
      ...replaceErrors[409],
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
