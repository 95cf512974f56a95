import * as api from '@studio-portal/sdk/api/contracts';
import type { Calls } from '../../src/table.ts';
import { type Injected, membershipEnd, POST } from '../../src/wire.ts';
import { key, usedKey } from '../idempotency.ts';
import {
  contractId,
  contractsPath,
  having,
  headers,
  moduleContractId,
  nothingOf,
  overId,
  unknownId,
  unseen,
} from './having.ts';

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

/** To a day of its own, for no reason that is said. */
const cancelTo = (day: string, from: Record<string, Injected> = {}) => ({
  call: () =>
    api.cancelContract(contractId, { cancelationReasonId: null, contractEndDate: new Date(day) }),
  request: POST(`${contractsPath}/${contractId}/ordinarycancelation`, {
    headers,
    body: { cancelationReasonId: null, contractEndDate: day },
    bodyFrom: from,
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

const told = ['type', 'contractId', 'moduleContractId', 'contractNumber', 'name'];

export const leaveCalls = {
  cancelContract: {
    200: [
      { ...cancel(), given: having(), example: 'cancelationReceipt', exactly: told },
      {
        ...cancelTo(membershipEnd.example, { contractEndDate: membershipEnd }),
        when: 'to a day that was chosen',
        given: having(),
        example: 'cancelationReceipt',
        exactly: told,
      },
    ],
    403: { 'authorization.error.permissionmissing': { ...cancel(), given: unseen } },
    404: {
      'contract.error.notfound': {
        ...cancel(unknownId),
        given: [...having(), nothingOf(unknownId)],
      },
    },
    409: {
      'contract.error.alreadycanceled': { ...cancel(), given: having('canceled') },
      'contract.error.notcancelable': { ...cancel(overId), given: having() },
    },
    422: {
      'contract.error.enddatenotpossible': { ...cancelTo('2020-01-01'), given: having() },
      'contract.error.cancelationreasonunknown': {
        ...cancel(contractId, unknownReason),
        given: having(),
      },
      'request.error.idempotencykeyreused': {
        ...cancel(contractId, 96001, key),
        given: [...having(), usedKey('cancelContract')],
      },
    },
  },
  withdrawContractCancelation: {
    200: [
      { ...withdraw(), given: having('canceled'), example: 'withdrawalReceipt', exactly: told },
    ],
    403: { 'authorization.error.permissionmissing': { ...withdraw(), given: unseen } },
    404: {
      'contract.error.notfound': {
        ...withdraw(unknownId),
        given: [...having(), nothingOf(unknownId)],
      },
    },
    409: { 'contract.error.notcanceled': { ...withdraw(), given: having() } },
    422: {
      'request.error.idempotencykeyreused': {
        ...withdraw(contractId, key),
        given: [...having('canceled'), usedKey('withdrawContractCancelation')],
      },
    },
  },
  withdrawModuleContractCancelation: {
    200: [
      {
        ...withdrawModule(),
        given: having('module canceled'),
        example: 'moduleWithdrawalReceipt',
        exactly: told,
      },
    ],
    403: { 'authorization.error.permissionmissing': { ...withdrawModule(), given: unseen } },
    404: {
      'modulecontract.error.notfound': {
        ...withdrawModule(unknownId),
        given: [...having(), nothingOf(unknownId)],
      },
    },
    409: { 'contract.error.notcanceled': { ...withdrawModule(), given: having() } },
    422: {
      'request.error.idempotencykeyreused': {
        ...withdrawModule(moduleContractId, key),
        given: [...having('module canceled'), usedKey('withdrawModuleContractCancelation')],
      },
    },
  },
} satisfies Partial<Calls<'contracts'>>;
