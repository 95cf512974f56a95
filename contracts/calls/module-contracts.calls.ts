import * as api from '@studio-portal/sdk/api/module-contracts';
import { contract } from '../src/contract.ts';
import { GET, type Injected, membershipEnd, moduleStart, POST } from '../src/wire.ts';
import {
  contractId,
  having,
  headers,
  includedId,
  moduleContractId,
  modulesPath,
  nothingOf,
  unknownId,
  unseen,
} from './contracts/having.ts';
import { key, usedKey } from './idempotency.ts';

const unknown = { given: [...having(), nothingOf(unknownId)] };

const wanted = {
  contractId,
  contractModuleId: 92104,
  startDate: null,
  price: { amount: 4, currency: 'EUR' },
};

const book = (changes: Partial<typeof wanted> = {}, once?: typeof key) => ({
  call: () => api.bookModuleContract({ ...wanted, ...changes }, once),
  request: POST(`${modulesPath}/book`, {
    headers: { ...headers, ...once },
    body: { ...wanted, ...changes },
  }),
});

const bookFrom = (day: string, from: Record<string, Injected> = {}) => ({
  call: () => api.bookModuleContract({ ...wanted, startDate: new Date(day) }),
  request: POST(`${modulesPath}/book`, {
    headers,
    body: { ...wanted, startDate: day },
    bodyFrom: from,
  }),
});

const bookable = (id = contractId) => ({
  call: () => api.listBookableModules({ contractId: id }),
  request: GET(`${modulesPath}/bookable`, { headers, query: { contractId: String(id) } }),
});

const dates = (id = moduleContractId) => ({
  call: () => api.getModuleCancelationDates(id),
  request: GET(`${modulesPath}/${id}/modulecancelationdates`, { headers }),
});

const cancel = (
  id = moduleContractId,
  cancelationReasonId: number | null = 96003,
  once?: typeof key,
) => ({
  call: () => api.cancelModuleContract(id, { cancelationReasonId, contractEndDate: null }, once),
  request: POST(`${modulesPath}/${id}/ordinarycancelation`, {
    headers: { ...headers, ...once },
    body: { cancelationReasonId, contractEndDate: null },
  }),
});

/** To a day of its own, for no reason that is said. */
const cancelTo = (day: string, from: Record<string, Injected> = {}) => ({
  call: () =>
    api.cancelModuleContract(moduleContractId, {
      cancelationReasonId: null,
      contractEndDate: new Date(day),
    }),
  request: POST(`${modulesPath}/${moduleContractId}/ordinarycancelation`, {
    headers,
    body: { cancelationReasonId: null, contractEndDate: day },
    bodyFrom: from,
  }),
});

contract('module-contracts', {
  bookModuleContract: {
    201: [
      {
        ...book(),
        given: having(),
        example: 'moduleBooking',
        exactly: [
          'moduleContract.contractId',
          'moduleContract.name',
          'moduleContract.cancelationDate',
          'moduleContract.contractEndDate',
          'moduleContract.cancelable',
          'moduleContract.withdrawable',
          'moduleContract.price.amount',
          'firstCharge.type',
          'firstCharge.name',
        ],
      },
      {
        ...bookFrom(moduleStart.example, { startDate: moduleStart }),
        when: 'from a day that was chosen',
        given: having(),
        example: 'moduleBooking',
        exactly: [
          'moduleContract.contractId',
          'moduleContract.name',
          'moduleContract.cancelationDate',
          'moduleContract.contractEndDate',
          'moduleContract.cancelable',
          'moduleContract.withdrawable',
          'moduleContract.price.amount',
          'firstCharge.type',
          'firstCharge.name',
        ],
      },
    ],
    403: { 'authorization.error.permissionmissing': { ...book(), given: unseen } },
    404: { 'contract.error.notfound': { ...book({ contractId: unknownId }), ...unknown } },
    409: {
      'contract.error.termschanged': {
        ...book({ price: { amount: 3, currency: 'EUR' } }),
        given: having(),
        typedArgs: [{ type: 'STRING', value: '4.00 EUR' }],
      },
    },
    422: {
      'contract.error.modulenotbookable': {
        ...book({ contractModuleId: 42999 }),
        given: having(),
      },
      'contract.error.startdatenotallowed': { ...bookFrom('2020-01-01'), given: having() },
      'request.error.idempotencykeyreused': {
        ...book({}, key),
        given: [...having(), usedKey('bookModuleContract')],
      },
    },
  },
  listBookableModules: {
    200: [
      {
        ...bookable(),
        given: having(),
        example: 'bookableModules',
        exactly: ['id', 'contractId', 'name', 'price.amount'],
      },
      {
        ...bookable(),
        when: 'with a contract that is canceled',
        given: having('canceled'),
        example: 'emptyList',
      },
    ],
    403: { 'authorization.error.permissionmissing': { ...bookable(), given: unseen } },
    404: { 'contract.error.notfound': { ...bookable(unknownId), ...unknown } },
  },
  listModuleCancelationReasons: {
    200: [
      {
        call: () => api.listModuleCancelationReasons(),
        request: GET(`${modulesPath}/cancelationreasons`, { headers }),
        given: having(),
        example: 'moduleCancelationReasons',
        exactly: ['id', 'name'],
      },
    ],
  },
  getModuleCancelationDates: {
    200: [
      {
        ...dates(),
        given: having(),
        example: 'moduleCancelationDates',
        exactly: ['moduleContractId', 'cancelable'],
      },
      {
        ...dates(),
        when: 'of a module on trial',
        given: having('module on trial'),
        example: 'trialCancelationDates',
        exactly: ['moduleContractId', 'cancelable'],
      },
      {
        ...dates(includedId),
        when: 'of a module that is included',
        given: having(),
        example: 'noModuleCancelationDates',
        exactly: ['moduleContractId', 'cancelable', 'dates'],
      },
    ],
    403: { 'authorization.error.permissionmissing': { ...dates(), given: unseen } },
    404: { 'modulecontract.error.notfound': { ...dates(unknownId), ...unknown } },
  },
  cancelModuleContract: {
    200: [
      {
        ...cancel(),
        given: having(),
        example: 'moduleCancelationReceipt',
        exactly: ['type', 'contractId', 'moduleContractId', 'contractNumber', 'name'],
      },
      {
        ...cancelTo(membershipEnd.example, { contractEndDate: membershipEnd }),
        when: 'to a day that was chosen',
        given: having(),
        example: 'moduleCancelationReceipt',
        exactly: ['type', 'contractId', 'moduleContractId', 'contractNumber', 'name'],
      },
    ],
    403: { 'authorization.error.permissionmissing': { ...cancel(), given: unseen } },
    404: { 'modulecontract.error.notfound': { ...cancel(unknownId), ...unknown } },
    409: {
      'contract.error.alreadycanceled': { ...cancel(), given: having('module canceled') },
      'contract.error.notcancelable': { ...cancel(includedId), given: having() },
    },
    422: {
      'contract.error.enddatenotpossible': { ...cancelTo('2020-01-01'), given: having() },
      'contract.error.cancelationreasonunknown': {
        ...cancel(moduleContractId, 99999),
        given: having(),
      },
      'request.error.idempotencykeyreused': {
        ...cancel(moduleContractId, 96003, key),
        given: [...having(), usedKey('cancelModuleContract')],
      },
    },
  },
});
