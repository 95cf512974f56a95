import * as api from '@studio-portal/sdk/api/tokenization';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { changedTooOften, member, noStudio, studio } from './given.ts';

const reference = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001';
const unknown = '7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4fff';
const begun = (situation: StateParams<'a tokenization'>['state']) =>
  state('a tokenization', { reference, state: situation });
const noTokenization = state('no tokenization', { reference: unknown });
const returnPath = '/studio/bm9ydGhzaWRlOjEwMDE=/booking/course/50001/offer/601/payment';
const initiate = { organizationUnitId: 1001, paymentMethod: 'CREDIT_CARD', returnPath } as const;

const agreementRead = state('a mandate', { reference: 'NO1001-7K3M9QX2WA', state: 'read' });

const debit = {
  organizationUnitId: 1001,
  paymentMethod: 'DIRECT_DEBIT',
  returnPath,
  sepaMandate: {
    accountHolder: 'Vic Visitor',
    iban: 'DE86100100100000004242',
    mandateReference: 'NO1001-7K3M9QX2WA',
    debtorAddress: {
      street: 'Beispielweg',
      houseNumber: '7',
      zipCode: '10115',
      city: 'Berlin',
      provinceCode: null,
      countryCode: 'DE',
    },
  },
} as const;

const { debtorAddress, ...mandate } = debit.sepaMandate;

const withoutHouseNumber = {
  ...debit,
  sepaMandate: { ...mandate, debtorAddress: { ...debtorAddress, houseNumber: null } },
} as const;

const refusedDebit = {
  ...debit,
  sepaMandate: { ...mandate, iban: 'DE09100100100000000002' },
} as const;

definePact('tokenization', {
  initiateTokenization: {
    201: [
      {
        given: [studio, member],
        call: () => api.initiateTokenization(initiate),
        request: POST('/v1/tokenization/initiate', {
          headers: session,
          body: { organizationUnitId: 1001, paymentMethod: 'CREDIT_CARD', returnPath },
        }),
        example: 'tokenizationInitiated',
        exactly: ['state'],
      },
      {
        when: 'for one checkout',
        given: [studio, member],
        call: () => api.initiateTokenization({ ...initiate, keep: false }),
        request: POST('/v1/tokenization/initiate', {
          headers: session,
          body: {
            organizationUnitId: 1001,
            paymentMethod: 'CREDIT_CARD',
            returnPath,
            keep: false,
          },
        }),
        example: 'tokenizationInitiated',
        exactly: ['state'],
      },
      {
        when: 'a mandate is given',
        given: [studio, member, agreementRead],
        call: () => api.initiateTokenization(debit),
        request: POST('/v1/tokenization/initiate', { headers: session, body: debit }),
        example: 'tokenizationAuthorized',
        exactly: ['state', 'challengeUrl'],
      },
      {
        when: 'a mandate is given by somebody whose house has no number',
        given: [studio, member, agreementRead],
        call: () => api.initiateTokenization(withoutHouseNumber),
        request: POST('/v1/tokenization/initiate', { headers: session, body: withoutHouseNumber }),
        example: 'tokenizationAuthorized',
        exactly: ['state', 'challengeUrl'],
      },
      {
        when: 'the bank refuses the account of the mandate, and no address is told',
        given: [studio, member, agreementRead],
        call: () => api.initiateTokenization(refusedDebit),
        request: POST('/v1/tokenization/initiate', { headers: session, body: refusedDebit }),
        example: 'tokenizationDeclined',
        exactly: ['state', 'challengeUrl'],
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [studio, member],
        call: () => api.initiateTokenization({ ...initiate, returnPath: '//elsewhere.example' }),
        request: POST('/v1/tokenization/initiate', {
          headers: session,
          body: {
            organizationUnitId: 1001,
            paymentMethod: 'CREDIT_CARD',
            returnPath: '//elsewhere.example',
          },
        }),
        typedArgs: [{ type: 'FIELD', value: 'returnPath' }],
      },
    },
    404: {
      'studio.error.notfound': {
        given: [noStudio, member],
        call: () => api.initiateTokenization({ ...initiate, organizationUnitId: 1999 }),
        request: POST('/v1/tokenization/initiate', {
          headers: session,
          body: { organizationUnitId: 1999, paymentMethod: 'CREDIT_CARD', returnPath },
        }),
      },
    },
    409: {
      'paymentinstrument.error.mandateused': {
        given: [
          studio,
          member,
          state('a mandate', { reference: 'NO1001-7K3M9QX2WA', state: 'given' }),
        ],
        call: () => api.initiateTokenization(debit),
        request: POST('/v1/tokenization/initiate', { headers: session, body: debit }),
      },
    },
    422: {
      'payment.error.methodnotallowed': {
        given: [studio, state('nothing on offer', { what: 'payment methods' }), member],
        call: () => api.initiateTokenization(initiate),
        request: POST('/v1/tokenization/initiate', {
          headers: session,
          body: { organizationUnitId: 1001, paymentMethod: 'CREDIT_CARD', returnPath },
        }),
        typedArgs: [{ type: 'STRING', value: 'CREDIT_CARD' }],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [studio, member, changedTooOften],
        call: () => api.initiateTokenization(initiate),
        request: POST('/v1/tokenization/initiate', {
          headers: session,
          body: { organizationUnitId: 1001, paymentMethod: 'CREDIT_CARD', returnPath },
        }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  completeTokenization: {
    200: [
      {
        given: [member, begun('AUTHORIZED')],
        call: () => api.completeTokenization(reference),
        request: POST('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001/complete', {
          headers: session,
        }),
        example: 'confirmedCard',
        exactly: ['type', 'authenticated'],
      },
      {
        when: 'called again, it answers the same instrument',
        given: [member, begun('COMPLETED')],
        call: () => api.completeTokenization(reference),
        request: POST('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001/complete', {
          headers: session,
        }),
        example: 'confirmedCard',
        exactly: ['id', 'type', 'authenticated'],
      },
    ],
    404: {
      'tokenization.error.notfound': {
        given: [member, noTokenization],
        call: () => api.completeTokenization(unknown),
        request: POST('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4fff/complete', {
          headers: session,
        }),
      },
    },
    409: {
      'tokenization.error.wrongstate': {
        given: [member, begun('INITIATED')],
        call: () => api.completeTokenization(reference),
        request: POST('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001/complete', {
          headers: session,
        }),
        typedArgs: [{ type: 'STRING', value: 'INITIATED' }],
      },
    },
    422: {
      'paymentinstrument.error.declined': {
        given: [member, begun('DECLINED')],
        call: () => api.completeTokenization(reference),
        request: POST('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001/complete', {
          headers: session,
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, begun('AUTHORIZED'), changedTooOften],
        call: () => api.completeTokenization(reference),
        request: POST('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001/complete', {
          headers: session,
        }),
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  getTokenizationState: {
    200: [
      {
        given: [member, begun('INITIATED')],
        call: () => api.getTokenizationState(reference),
        request: GET('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001/state', {
          headers: session,
        }),
        example: 'tokenizationInitiated',
        exactly: ['tokenizationReference', 'state'],
      },
      {
        given: [member, begun('AUTHORIZED')],
        call: () => api.getTokenizationState(reference),
        request: GET('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001/state', {
          headers: session,
        }),
        example: 'tokenizationAuthorized',
        exactly: ['tokenizationReference', 'state', 'challengeUrl'],
      },
      {
        given: [member, begun('DECLINED')],
        call: () => api.getTokenizationState(reference),
        request: GET('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001/state', {
          headers: session,
        }),
        example: 'tokenizationDeclined',
        exactly: ['tokenizationReference', 'state', 'challengeUrl'],
      },
    ],
    404: {
      'tokenization.error.notfound': {
        given: [member, noTokenization],
        call: () => api.getTokenizationState(unknown),
        request: GET('/v1/tokenization/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4fff/state', {
          headers: session,
        }),
      },
    },
  },
  listTokenizationPaymentMethods: {
    200: [
      {
        given: [studio, member],
        call: () => api.listTokenizationPaymentMethods({ organizationUnitId: 1001 }),
        request: GET('/v1/tokenization/payment-methods', {
          query: { organizationUnitId: '1001' },
          headers: session,
        }),
        example: 'paymentMethods',
      },
      {
        given: [studio, state('nothing on offer', { what: 'payment methods' }), member],
        call: () => api.listTokenizationPaymentMethods({ organizationUnitId: 1001 }),
        request: GET('/v1/tokenization/payment-methods', {
          query: { organizationUnitId: '1001' },
          headers: session,
        }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio, member],
        call: () => api.listTokenizationPaymentMethods({ organizationUnitId: 1999 }),
        request: GET('/v1/tokenization/payment-methods', {
          query: { organizationUnitId: '1999' },
          headers: session,
        }),
      },
    },
  },
});
