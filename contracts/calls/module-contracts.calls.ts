import * as api from '@studio-portal/sdk/api/module-contracts';
import { definePact } from '../src/definePact.ts';
import { GET, type Injected, membershipEnd, moduleStart, POST } from '../src/wire.ts';
import {
  contractId,
  withMembership,
  headers,
  includedId,
  moduleContractId,
  modulesPath,
  noMembership,
  unknownId,
  notPermitted,
} from './contracts/fixtures.ts';
import { key, usedKey } from './idempotency.ts';

const unknown = { given: [...withMembership(), noMembership(unknownId)] };

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

const bookOnDay = (day: string, from: Record<string, Injected> = {}) => ({
  call: () => api.bookModuleContract({ ...wanted, startDate: new Date(day) }),
  request: POST(`${modulesPath}/book`, {
    headers,
    body: { ...wanted, startDate: day },
    injectedBody: from,
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

/** Cancels on a given day without a reason. */
const cancelOnDay = (day: string, from: Record<string, Injected> = {}) => ({
  call: () =>
    api.cancelModuleContract(moduleContractId, {
      cancelationReasonId: null,
      contractEndDate: new Date(day),
    }),
  request: POST(`${modulesPath}/${moduleContractId}/ordinarycancelation`, {
    headers,
    body: { cancelationReasonId: null, contractEndDate: day },
    injectedBody: from,
  }),
});

definePact('module-contracts', {
  bookModuleContract: {
    201: [
      {
        ...book(),
        given: withMembership(),
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
        ...bookOnDay(moduleStart.example, { startDate: moduleStart }),
        when: 'from a day that was chosen',
        given: withMembership(),
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
    403: { 'customercenter.error.notpermitted': { ...book(), ...notPermitted } },
    404: { 'contract.error.notfound': { ...book({ contractId: unknownId }), ...unknown } },
    409: {
      'contract.error.termschanged': {
        ...book({ price: { amount: 3, currency: 'EUR' } }),
        given: withMembership(),
        typedArgs: [{ type: 'STRING', value: '4,00\u00A0€' }],
      },
    },
    422: {
      'contract.error.modulenotbookable': {
        ...book({ contractModuleId: 42999 }),
        given: withMembership(),
      },
      'contract.error.startdatenotallowed': { ...bookOnDay('2020-01-01'), given: withMembership() },
      'request.error.idempotencykeyreused': {
        ...book({}, key),
        given: [...withMembership(), usedKey('bookModuleContract')],
      },
    },
  },
  listBookableModules: {
    200: [
      {
        ...bookable(),
        given: withMembership(),
        example: 'bookableModules',
        exactly: ['id', 'contractId', 'name', 'price.amount'],
      },
      {
        ...bookable(),
        when: 'with a contract that is canceled',
        given: withMembership('canceled'),
        example: 'emptyList',
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...bookable(), ...notPermitted } },
    404: { 'contract.error.notfound': { ...bookable(unknownId), ...unknown } },
  },
  listModuleCancelationReasons: {
    200: [
      {
        call: () => api.listModuleCancelationReasons(),
        request: GET(`${modulesPath}/cancelationreasons`, { headers }),
        given: withMembership(),
        example: 'moduleCancelationReasons',
        exactly: ['id', 'name'],
      },
    ],
  },
  getModuleCancelationDates: {
    200: [
      {
        ...dates(),
        given: withMembership(),
        example: 'moduleCancelationDates',
        exactly: ['moduleContractId', 'cancelable'],
      },
      {
        ...dates(),
        when: 'of a module on trial',
        given: withMembership('module on trial'),
        example: 'trialCancelationDates',
        exactly: ['moduleContractId', 'cancelable'],
      },
      {
        ...dates(includedId),
        when: 'of a module that is included',
        given: withMembership(),
        example: 'noModuleCancelationDates',
        exactly: ['moduleContractId', 'cancelable', 'dates'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...dates(), ...notPermitted } },
    404: { 'modulecontract.error.notfound': { ...dates(unknownId), ...unknown } },
  },
  cancelModuleContract: {
    200: [
      {
        ...cancel(),
        given: withMembership(),
        example: 'moduleCancelationReceipt',
        exactly: ['type', 'contractId', 'moduleContractId', 'contractNumber', 'name'],
      },
      {
        ...cancelOnDay(membershipEnd.example, { contractEndDate: membershipEnd }),
        when: 'to a day that was chosen',
        given: withMembership(),
        example: 'moduleCancelationReceipt',
        exactly: ['type', 'contractId', 'moduleContractId', 'contractNumber', 'name'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...cancel(), ...notPermitted } },
    404: { 'modulecontract.error.notfound': { ...cancel(unknownId), ...unknown } },
    409: {
      'contract.error.alreadycanceled': { ...cancel(), given: withMembership('module canceled') },
      'contract.error.notcancelable': { ...cancel(includedId), given: withMembership() },
    },
    422: {
      'contract.error.enddatenotpossible': {
        ...cancelOnDay('2020-01-01'),
        given: withMembership(),
      },
      'contract.error.cancelationreasonunknown': {
        ...cancel(moduleContractId, 99999),
        given: withMembership(),
      },
      'request.error.idempotencykeyreused': {
        ...cancel(moduleContractId, 96003, key),
        given: [...withMembership(), usedKey('cancelModuleContract')],
      },
    },
  },
});
