import * as api from '@studio-portal/sdk/api/contracts';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { declareCalls } from './contracts/declare.ts';
import {
  contractId,
  contractsPath,
  endedId,
  withMembership,
  headers,
  noMembership,
  unknownId,
  notPermitted,
} from './contracts/fixtures.ts';
import { cancelCalls } from './contracts/cancel.ts';

const list = (status: 'ACTIVE' | 'INACTIVE') => ({
  call: () => api.listContracts({ status }),
  request: GET(contractsPath, { headers, query: { status } }),
});

const main = {
  call: () => api.getMainContract(),
  request: GET(`${contractsPath}/active/main`, { headers }),
};

const pending = {
  call: () => api.listPendingCancelations(),
  request: GET(`${contractsPath}/pendingcancelation`, { headers }),
};

const download = (id = contractId) => ({
  call: () => api.getContractDocument(id),
  request: GET(`${contractsPath}/${id}/download`, { headers }),
});

const downloadReceipt = {
  call: () => api.getContractDocument(contractId, { document: 'CANCELATION_RECEIPT' }),
  request: GET(`${contractsPath}/${contractId}/download`, {
    headers,
    query: { document: 'CANCELATION_RECEIPT' },
  }),
};

const contractUrl = (id = contractId) => ({
  call: () => api.getContractDownloadUrl(id),
  request: GET(`${contractsPath}/${id}/downloadurl`, { headers }),
});

const receiptUrl = {
  call: () => api.getContractDownloadUrl(contractId, { document: 'CANCELATION_RECEIPT' }),
  request: GET(`${contractsPath}/${contractId}/downloadurl`, {
    headers,
    query: { document: 'CANCELATION_RECEIPT' },
  }),
};

const dates = (id = contractId) => ({
  call: () => api.getContractCancelationDates(id),
  request: GET(`${contractsPath}/${id}/cancelationdates`, { headers }),
});

const outlooks = (id = contractId) => ({
  call: () => api.getContractOutlooks(id),
  request: GET(`${contractsPath}/${id}/outlooks`, { headers }),
});

const stored = [
  'id',
  'contractNumber',
  'organizationUnitId',
  'name',
  'state',
  'extension.type',
  'cancelable',
  'withdrawable',
  'moduleContracts.id',
  'moduleContracts.contractId',
  'moduleContracts.name',
  'moduleContracts.cancelable',
  'moduleContracts.withdrawable',
  'price.amount',
  'priceChanges.price.amount',
  'paymentMethod',
  'documents',
] as const;

const unknown = { given: [...withMembership(), noMembership(unknownId)] };

definePact('contracts', {
  ...cancelCalls,
  ...declareCalls,
  listContracts: {
    200: [
      {
        ...list('ACTIVE'),
        given: withMembership(),
        example: 'activeContracts',
        exactly: [...stored, 'exitPromise.charges.type', 'exitPromise.lapses.name'],
      },
      {
        ...list('ACTIVE'),
        when: 'of which one is canceled',
        given: withMembership('canceled'),
        example: 'canceledContracts',
        exactly: [...stored, 'exitPromise'],
      },
      {
        ...list('INACTIVE'),
        when: 'that are over',
        given: withMembership(),
        example: 'inactiveContracts',
        exactly: [
          ...stored.filter((path) => path !== 'priceChanges.price.amount'),
          'exitPromise',
          'mandateReference',
          'maskedIban',
        ],
      },
      {
        ...list('ACTIVE'),
        when: 'of which there is none',
        given: [...withMembership(), noMembership(contractId)],
        example: 'emptyList',
      },
    ],
    403: {
      'customercenter.error.notpermitted': { ...list('ACTIVE'), ...notPermitted },
    },
  },
  getMainContract: {
    200: [
      { ...main, given: withMembership(), example: 'runningContract', exactly: stored },
      {
        ...main,
        when: 'whose place another one takes',
        given: withMembership('replaced'),
        example: 'replacedContract',
        exactly: [
          ...stored,
          'replacedBy.id',
          'replacedBy.contractNumber',
          'replaces.contractNumber',
        ],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...main, ...notPermitted } },
    404: {
      'contract.error.notfound': {
        ...main,
        given: [...withMembership(), noMembership(contractId)],
      },
    },
  },
  listPendingCancelations: {
    200: [
      {
        ...pending,
        given: withMembership('canceled'),
        example: 'pendingCancelations',
        exactly: ['contractId', 'moduleContractId', 'name', 'withdrawable'],
      },
      {
        ...pending,
        when: 'of a module, by the studio',
        given: withMembership('module canceled by the studio'),
        example: 'pendingModuleCancelations',
        exactly: ['contractId', 'moduleContractId', 'name', 'receiptId', 'withdrawable'],
      },
      { ...pending, when: 'when there is none', given: withMembership(), example: 'emptyList' },
    ],
    403: { 'customercenter.error.notpermitted': { ...pending, ...notPermitted } },
  },
  getContractConfiguration: {
    200: [
      {
        call: () => api.getContractConfiguration(),
        request: GET(`${contractsPath}/configuration`, { headers }),
        given: withMembership(),
        example: 'contractConfiguration',
        exactly: ['organizationUnitId', 'onlineCancelationEnabled', 'moduleBookingEnabled'],
      },
    ],
  },
  listContractCancelationReasons: {
    200: [
      {
        call: () => api.listContractCancelationReasons(),
        request: GET(`${contractsPath}/cancelationreasons`, { headers }),
        given: withMembership(),
        example: 'contractCancelationReasons',
        exactly: ['id', 'name'],
      },
    ],
  },
  getContractDocument: {
    200: [
      { ...download(), given: withMembership(), example: 'contractPdf' },
      {
        ...downloadReceipt,
        when: 'of a cancelation',
        given: withMembership('canceled'),
        example: 'contractPdf',
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...download(), ...notPermitted } },
    404: {
      'contract.error.notfound': { ...download(unknownId), ...unknown },
      'contract.error.documentnotfound': { ...downloadReceipt, given: withMembership() },
    },
  },
  getContractDownloadUrl: {
    200: [{ ...contractUrl(), given: withMembership(), example: 'contractDownloadUrl' }],
    403: {
      'customercenter.error.notpermitted': { ...contractUrl(), ...notPermitted },
    },
    404: {
      'contract.error.notfound': { ...contractUrl(unknownId), ...unknown },
      'contract.error.documentnotfound': { ...receiptUrl, given: withMembership() },
    },
  },
  getContractOutlooks: {
    200: [
      {
        ...outlooks(),
        given: [
          ...withMembership(),
          state('idle periods', { may: 'pause at once', document: 'not required' }),
        ],
        example: 'contractOutlooks',
        exactly: ['contractId', 'outlooks.choice'],
      },
      {
        ...outlooks(),
        when: 'of a canceled contract',
        given: withMembership('canceled'),
        example: 'outlooksOfCanceledContract',
        exactly: ['contractId', 'outlooks.choice'],
      },
      {
        ...outlooks(endedId),
        when: 'of a contract that is over',
        given: withMembership(),
        example: 'outlooksOfEndedContract',
        exactly: ['contractId', 'outlooks.choice', 'outlooks.nextPayment'],
      },
    ],
    403: {
      'customercenter.error.notpermitted': { ...outlooks(), ...notPermitted },
    },
    404: {
      'contract.error.notfound': { ...outlooks(unknownId), ...unknown },
    },
  },
  getContractCancelationDates: {
    200: [
      {
        ...dates(),
        given: withMembership(),
        example: 'contractCancelationDates',
        exactly: ['contractId', 'cancelable'],
      },
      {
        ...dates(),
        when: 'of what is canceled already',
        given: withMembership('canceled'),
        example: 'noCancelationDates',
        exactly: ['contractId', 'cancelable', 'dates'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...dates(), ...notPermitted } },
    404: { 'contract.error.notfound': { ...dates(unknownId), ...unknown } },
  },
});
