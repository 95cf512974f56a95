import * as api from '@studio-portal/sdk/api/contracts';
import type { Calls } from '../../src/table.ts';
import { type Injected, membershipEnd, POST } from '../../src/wire.ts';
import { key, usedKey } from '../idempotency.ts';
import {
  contractId,
  contractsPath,
  withMembership,
  headers,
  moduleContractId,
  noMembership,
  endedId,
  unknownId,
  notPermitted,
} from './fixtures.ts';

const unknownReason = 99999;

const cancel = (
  id = contractId,
  cancelationReasonId: number | null = 96001,
  once?: typeof key,
) => ({
  call: () => api.cancelContract(id, { cancelationReasonId, contractEndDate: null }, once),
  request: POST(`${contractsPath}/${id}/ordinarycancelation`, {
    headers: { ...headers, ...once },
    body: { cancelationReasonId, contractEndDate: null },
  }),
});

/** Cancels on a given day without a reason. */
const cancelOnDay = (day: string, from: Record<string, Injected> = {}) => ({
  call: () =>
    api.cancelContract(contractId, { cancelationReasonId: null, contractEndDate: new Date(day) }),
  request: POST(`${contractsPath}/${contractId}/ordinarycancelation`, {
    headers,
    body: { cancelationReasonId: null, contractEndDate: day },
    injectedBody: from,
  }),
});

const withdraw = (id = contractId, once?: typeof key) => ({
  call: () => api.withdrawContractCancelation(id, once),
  request: POST(`/nox/v1/customercenter/contracts/${id}/cancelation-withdrawal`, {
    headers: { ...headers, ...once },
  }),
});

const withdrawModule = (id = moduleContractId, once?: typeof key) => ({
  call: () => api.withdrawModuleContractCancelation(id, once),
  request: POST(`/nox/v1/customercenter/module-contracts/${id}/cancelation-withdrawal`, {
    headers: { ...headers, ...once },
  }),
});

const receiptFields = ['type', 'contractId', 'moduleContractId', 'contractNumber', 'name'];

export const cancelCalls = {
  cancelContract: {
    200: [
      {
        ...cancel(),
        given: withMembership(),
        example: 'cancelationReceipt',
        exactly: receiptFields,
      },
      {
        ...cancelOnDay(membershipEnd.example, { contractEndDate: membershipEnd }),
        when: 'to a day that was chosen',
        given: withMembership(),
        example: 'cancelationReceipt',
        exactly: receiptFields,
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...cancel(), ...notPermitted } },
    404: {
      'contract.error.notfound': {
        ...cancel(unknownId),
        given: [...withMembership(), noMembership(unknownId)],
      },
    },
    409: {
      'contract.error.alreadycanceled': { ...cancel(), given: withMembership('canceled') },
      'contract.error.notcancelable': { ...cancel(endedId), given: withMembership() },
    },
    422: {
      'contract.error.enddatenotpossible': {
        ...cancelOnDay('2020-01-01'),
        given: withMembership(),
      },
      'contract.error.cancelationreasonunknown': {
        ...cancel(contractId, unknownReason),
        given: withMembership(),
      },
      'request.error.idempotencykeyreused': {
        ...cancel(contractId, 96001, key),
        given: [...withMembership(), usedKey('cancelContract')],
      },
    },
  },
  withdrawContractCancelation: {
    200: [
      {
        ...withdraw(),
        given: withMembership('canceled'),
        example: 'withdrawalReceipt',
        exactly: receiptFields,
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...withdraw(), ...notPermitted } },
    404: {
      'contract.error.notfound': {
        ...withdraw(unknownId),
        given: [...withMembership(), noMembership(unknownId)],
      },
    },
    409: { 'contract.error.notcanceled': { ...withdraw(), given: withMembership() } },
    422: {
      'request.error.idempotencykeyreused': {
        ...withdraw(contractId, key),
        given: [...withMembership('canceled'), usedKey('withdrawContractCancelation')],
      },
    },
  },
  withdrawModuleContractCancelation: {
    200: [
      {
        ...withdrawModule(),
        given: withMembership('module canceled'),
        example: 'moduleWithdrawalReceipt',
        exactly: receiptFields,
      },
    ],
    403: {
      'customercenter.error.notpermitted': { ...withdrawModule(), ...notPermitted },
    },
    404: {
      'modulecontract.error.notfound': {
        ...withdrawModule(unknownId),
        given: [...withMembership(), noMembership(unknownId)],
      },
    },
    409: { 'contract.error.notcanceled': { ...withdrawModule(), given: withMembership() } },
    422: {
      'request.error.idempotencykeyreused': {
        ...withdrawModule(moduleContractId, key),
        given: [...withMembership('module canceled'), usedKey('withdrawModuleContractCancelation')],
      },
    },
  },
} satisfies Partial<Calls<'contracts'>>;
