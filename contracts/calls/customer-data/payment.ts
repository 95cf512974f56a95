import * as api from '@studio-portal/sdk/api/customer-data';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, POST, session } from '../../src/wire.ts';
import { changedTooOften, member, studio } from '../given.ts';
import { amendment, lacks, may } from './given.ts';

const reference = 'NO1001-7K3M9QX2WA';
const mandate = (situation: StateParams<'a mandate'>['state']) =>
  state('a mandate', { reference, state: situation });
const debited = state('a paid membership', { by: 'direct debit' });

const changesAtOnce = [studio, member, may('change at once'), debited];
const requestsChanges = [studio, member, may('ask for changes'), debited];

const readPaymentData = {
  call: () => api.getPaymentData(),
  request: GET('/nox/v1/customercenter/paymentdata', { headers: session }),
};

const save = (iban = 'DE86100100100000004242', mandateReference = reference) => {
  const body = {
    sepaMandate: { accountHolder: 'Mona Muster', iban, mandateReference },
    paymentSignature: null,
  };
  return {
    call: () => api.savePaymentData(body),
    request: POST('/nox/v1/customercenter/paymentdata', { headers: session, body }),
  };
};

const permissionFields = ['editable', 'approvalRequired', 'paymentSignatureRequired'];
const debit = [
  'organizationUnitId',
  'paymentMethod',
  'accountHolder',
  'maskedIban',
  ...permissionFields,
];
const amendmentFields = ['accountHolder', 'maskedIban', 'mandateReference'].map(
  (field) => `pendingAmendment.${field}`,
);

/** Payment data of the member. */
export const paymentCalls = {
  getPaymentData: {
    200: [
      {
        ...readPaymentData,
        given: changesAtOnce,
        example: 'paymentData',
        exactly: [...debit, 'mandateReference'],
      },
      {
        ...readPaymentData,
        given: [...requestsChanges, amendment('payment')],
        example: 'paymentDataAmended',
        exactly: [...debit, 'mandateReference', 'pendingAmendment.id', ...amendmentFields],
      },
      {
        ...readPaymentData,
        given: [studio, member, may('change at once'), state('a paid membership', { by: 'cash' })],
        example: 'paymentDataInCash',
        exactly: [
          'organizationUnitId',
          'paymentMethod',
          'accountHolder',
          'maskedIban',
          ...permissionFields,
        ],
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...readPaymentData,
        given: [member, may('nothing')],
        typedArgs: lacks('CUSTOMER_CENTER_PAYMENT_ACTIVE_READ'),
      },
    },
  },
  savePaymentData: {
    200: [
      {
        ...save(),
        given: [...changesAtOnce, mandate('read')],
        example: 'paymentDataSaved',
        exactly: [...debit, 'mandateReference'],
      },
      {
        ...save(),
        given: [...requestsChanges, mandate('read')],
        example: 'paymentDataAmended',
        exactly: [...debit, 'mandateReference', ...amendmentFields],
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...save(),
        given: [member, may('only see')],
        typedArgs: lacks('CUSTOMER_CENTER_PAYMENT_ACTIVE_WITHOUT_VERIFICATION'),
      },
    },
    409: {
      'amendment.error.pending': {
        ...save('DE86100100100000004242', 'NO1001-9Z8Y7X6W5V'),
        given: [...requestsChanges, amendment('payment')],
      },
      'paymentinstrument.error.mandateused': {
        ...save(),
        given: [...changesAtOnce, mandate('given')],
      },
    },
    422: {
      'paymentinstrument.error.declined': {
        ...save('DE09100100100000000002'),
        given: [...changesAtOnce, mandate('read')],
        typedArgs: [{ type: 'STRING', value: 'ACCOUNT_REFUSED' }],
      },
      'payment.error.methodnotallowed': {
        ...save(),
        given: [
          ...changesAtOnce,
          mandate('read'),
          state('nothing on offer', { what: 'payment methods' }),
        ],
        typedArgs: [{ type: 'STRING', value: 'DIRECT_DEBIT' }],
      },
      'contract.error.signaturemissing': {
        ...save(),
        given: [...changesAtOnce, mandate('read'), state('a signature for payments', {})],
        typedArgs: [{ type: 'FIELD', value: 'paymentSignature' }],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...save(),
        given: [...changesAtOnce, mandate('read'), changedTooOften],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
} satisfies Partial<Calls<'customer-data'>>;
