import { getSale, validateTaxId } from '@studio-portal/sdk/api/contract-signing';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { conditionCalls } from './contract-signing/condition.ts';
import { signCalls } from './contract-signing/sign.ts';
import { course, member, studio, visitor } from './given.ts';

const saleId = '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a01';
const checkoutId = '3f6c1d2e-9b8a-4705-9c1d-2e3f4a5b6c7d';
const unknownId = '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4fff';

const sale = (id: string) => ({
  call: () => getSale(id),
  request: GET(`/nox/v1/sale/${id}`, { headers: session }),
});

const signed = (situation: StateParams<'a signed contract'>['state']) =>
  state('a signed contract', { uuid: saleId, state: situation });

const mario = {
  taxId: 'RSSMRA80A01H501U',
  countryCode: 'IT',
  firstname: 'Mario',
  lastname: 'Rossi',
  gender: 'MALE',
  placeOfBirth: 'Roma',
  countryOfBirth: 'IT',
} as const;

const validation = (taxId: string = mario.taxId) => ({
  given: [visitor],
  call: () => validateTaxId({ ...mario, taxId, dateOfBirth: new Date('1980-01-01') }),
  request: POST('/nox/v1/validation/taxId', {
    headers: session,
    body: { ...mario, taxId, dateOfBirth: '1980-01-01' },
  }),
});

definePact('contract-signing', {
  ...conditionCalls,
  ...signCalls,
  validateTaxId: {
    200: [
      { ...validation(), example: 'taxIdValid', exactly: ['valid'] },
      {
        ...validation('RSSMRA80A01H501A'),
        when: 'of somebody else',
        example: 'taxIdInvalid',
        exactly: ['valid', 'errors'],
      },
    ],
  },
  getSale: {
    200: [
      {
        ...sale(saleId),
        given: [studio, member, signed('running')],
        example: 'contractSale',
        exactly: ['id', 'name', 'contract.contractNumber', 'contract.cancelationDate'],
      },
      {
        ...sale(saleId),
        when: 'that was canceled',
        given: [studio, member, signed('canceled')],
        example: 'canceledContractSale',
        exactly: ['id', 'name'],
      },
      {
        ...sale(checkoutId),
        when: 'of a place in a course',
        given: [
          visitor,
          course('open'),
          state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' }),
          state('a checkout', { id: checkoutId, state: 'FINALIZED' }),
        ],
        example: 'appointmentSale',
        exactly: ['id', 'name', 'contract', 'appointments.name'],
      },
    ],
    404: {
      'sale.error.notfound': {
        ...sale(unknownId),
        given: [member, state('no contract', { uuid: unknownId })],
      },
    },
  },
});
