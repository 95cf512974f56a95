import * as api from '@studio-portal/sdk/api/payment-instruments';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { changedTooOften, course, member, noStudio, studio, tooOften } from './given.ts';

const instrument = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const mandate = 'NO1001-7K3M9QX2WA';
const noMethods = state('nothing on offer', { what: 'payment methods' });

/** Builds the rows that list a studio's payment methods. */
const paymentMethodRows = (
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

/** Builds the request body for a card token. */
const cardBody = (token: string) => ({ cardToken: token, holder: 'Vic Visitor' });
const accountBody = (token: string) => ({ accountToken: token });

/** Builds the rows for storing an instrument, for an account or for one checkout. */
const instrumentRows = <Body extends Readonly<Record<string, string>>>(
  path: string,
  name: string,
  call: (body: Body) => Promise<unknown>,
  buildBody: (token: string) => Body,
  example: string,
  who: readonly (typeof member)[],
  headers: Partial<typeof session>,
) => {
  const good = `tok_${name}_4242`;
  const bad = `tok_${name}_0002`;
  return {
    201: [
      {
        given: [...who, state('a card', { token: good, bank: 'accepts' })],
        call: () => call(buildBody(good)),
        request: POST(path, { headers, body: buildBody(good) }),
        example,
        exactly: ['type'],
      },
    ],
    422: {
      'paymentinstrument.error.declined': {
        given: [...who, state('a card', { token: bad, bank: 'refuses' })],
        call: () => call(buildBody(bad)),
        request: POST(path, { headers, body: buildBody(bad) }),
      },
    },
  } as const;
};

const memberInstrumentRows = <Body extends Readonly<Record<string, string>>>(
  path: string,
  name: string,
  call: (body: Body) => Promise<unknown>,
  buildBody: (token: string) => Body,
  example: string,
) => {
  const address = `/v3/paymentinstruments/${path}`;
  const token = `tok_${name}_4242`;
  return {
    ...instrumentRows(address, name, call, buildBody, example, [member], session),
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, changedTooOften],
        call: () => call(buildBody(token)),
        request: POST(address, { headers: session, body: buildBody(token) }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  } as const;
};

const publicInstrumentRows = <Body extends Readonly<Record<string, string>>>(
  path: string,
  name: string,
  call: (body: Body) => Promise<unknown>,
  buildBody: (token: string) => Body,
  example: string,
) => {
  const address = `/v3/public/paymentinstruments/${path}`;
  const token = `tok_${name}_4242`;
  return {
    ...instrumentRows(address, name, call, buildBody, example, [], {}),
    429: {
      'authentication.error.toomanyattempts': {
        given: [state('a card', { token, bank: 'accepts' }), tooOften('lend a card')],
        call: () => call(buildBody(token)),
        request: POST(address, { body: buildBody(token) }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  } as const;
};

const noInstrument = state('no payment instrument', { id: 8599 });

definePact('payment-instruments', {
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
      {
        when: 'it is to pay at a studio that has a mandate',
        given: [studio, member, state('a mandate', { reference: mandate, state: 'given' })],
        call: () => api.listPaymentInstruments({ organizationUnitId: 1001 }),
        request: GET('/v2/paymentinstruments', {
          headers: session,
          query: { organizationUnitId: '1001' },
        }),
        example: 'mandatesGiven',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio, member],
        call: () => api.listPaymentInstruments({ organizationUnitId: 1999 }),
        request: GET('/v2/paymentinstruments', {
          headers: session,
          query: { organizationUnitId: '1999' },
        }),
      },
    },
  },
  archivePaymentInstrument: {
    204: [
      {
        given: [member, instrument],
        call: () => api.archivePaymentInstrument(8501),
        request: POST('/v2/paymentinstruments/8501/archive', { headers: session }),
        example: null,
      },
    ],
    404: {
      'paymentinstrument.error.notfound': {
        given: [member, noInstrument],
        call: () => api.archivePaymentInstrument(8599),
        request: POST('/v2/paymentinstruments/8599/archive', { headers: session }),
      },
    },
    409: {
      'paymentinstrument.error.inuse': {
        given: [
          member,
          course('open'),
          instrument,
          state('a checkout', { id: 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001', state: 'CREATED' }),
        ],
        call: () => api.archivePaymentInstrument(8501),
        request: POST('/v2/paymentinstruments/8501/archive', { headers: session }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, instrument, changedTooOften],
        call: () => api.archivePaymentInstrument(8501),
        request: POST('/v2/paymentinstruments/8501/archive', { headers: session }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  preferPaymentInstrument: {
    200: [
      {
        given: [
          member,
          state('a payment instrument', { id: 8502, bank: 'asks for nothing' }),
          instrument,
        ],
        call: () => api.preferPaymentInstrument(8501),
        request: POST('/v2/paymentinstruments/8501/prefer', { headers: session }),
        example: 'confirmedCard',
        exactly: ['type', 'preferred'],
      },
    ],
    404: {
      'paymentinstrument.error.notfound': {
        given: [member, noInstrument],
        call: () => api.preferPaymentInstrument(8599),
        request: POST('/v2/paymentinstruments/8599/prefer', { headers: session }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, instrument, changedTooOften],
        call: () => api.preferPaymentInstrument(8501),
        request: POST('/v2/paymentinstruments/8501/prefer', { headers: session }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  createCreditCard: memberInstrumentRows(
    'creditcard',
    'visa',
    api.createCreditCard,
    cardBody,
    'newCard',
  ),
  createBancontactCard: memberInstrumentRows(
    'bancontactcard',
    'bancontact',
    api.createBancontactCard,
    cardBody,
    'bancontactCard',
  ),
  createIdeal: memberInstrumentRows('ideal', 'ideal', api.createIdeal, accountBody, 'idealAccount'),
  createPaypal: memberInstrumentRows(
    'paypal',
    'paypal',
    api.createPaypal,
    accountBody,
    'paypalAccount',
  ),
  createTwint: memberInstrumentRows('twint', 'twint', api.createTwint, accountBody, 'twintAccount'),
  createPublicCreditCard: publicInstrumentRows(
    'creditcard',
    'visa',
    api.createPublicCreditCard,
    cardBody,
    'newCard',
  ),
  createPublicBancontactCard: publicInstrumentRows(
    'bancontactcard',
    'bancontact',
    api.createPublicBancontactCard,
    cardBody,
    'bancontactCard',
  ),
  createPublicIdeal: publicInstrumentRows(
    'ideal',
    'ideal',
    api.createPublicIdeal,
    accountBody,
    'idealAccount',
  ),
  createPublicPaypal: publicInstrumentRows(
    'paypal',
    'paypal',
    api.createPublicPaypal,
    accountBody,
    'paypalAccount',
  ),
  createPublicTwint: publicInstrumentRows(
    'twint',
    'twint',
    api.createPublicTwint,
    accountBody,
    'twintAccount',
  ),
  getPublicAccountBalance: {
    200: [
      {
        given: [state('a balance link', { token: 'bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc' })],
        call: () => api.getPublicAccountBalance('bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc'),
        request: GET('/v3/public/accountbalance/bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc'),
        example: 'owedBalance',
        exactly: ['name', 'paymentMethod', 'studio.id', 'balance.currency'],
      },
    ],
    404: {
      'accountbalance.error.notfound': {
        given: [state('no balance link', { token: 'bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jx' })],
        call: () => api.getPublicAccountBalance('bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jx'),
        request: GET('/v3/public/accountbalance/bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jx'),
      },
    },
  },
  listAvailablePaymentTypes: paymentMethodRows(
    '/v2/public/paymentinstruments/availabe-payment-types',
    api.listAvailablePaymentTypes,
    'paymentTypes',
  ),
  listPublicPaymentMethods: paymentMethodRows(
    '/v3/public/paymentinstruments/payment-methods',
    api.listPublicPaymentMethods,
    'paymentMethods',
  ),
});
