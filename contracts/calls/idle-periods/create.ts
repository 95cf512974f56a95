import * as api from '@studio-portal/sdk/api/idle-periods';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import {
  DELETE,
  idleEarlyStart,
  idleEnd,
  idleLongEnd,
  idleShortEnd,
  idleStart,
  type Injected,
  POST,
  session,
} from '../../src/wire.ts';
import { noMembership, contractId, endedId } from '../contracts/fixtures.ts';
import { key, usedKey } from '../idempotency.ts';
import {
  withCanceledContract,
  documentId,
  idle,
  idlePeriodId,
  path,
  withIdlePeriods,
  idlePeriodFields,
  withoutWritePermission,
  unknownId,
} from './fixtures.ts';

const createRequest = (
  startDate: Injected = idleStart,
  endDate: Injected = idleEnd,
  more: { documentId?: string } = {},
  once?: typeof key,
) => ({
  call: () =>
    api.createIdlePeriod(
      { startDate: new Date(startDate.example), endDate: new Date(endDate.example), ...more },
      once,
    ),
  request: POST(path, {
    headers: { ...session, ...once },
    body: { startDate: startDate.example, endDate: endDate.example, ...more },
    injectedBody: { startDate, endDate },
  }),
});

const withDocument = createRequest(idleStart, idleEnd, { documentId });

const cancel = (id = idlePeriodId) => ({
  call: () => api.cancelIdlePeriod(id),
  request: DELETE(`${path}/${id}`, { headers: session }),
});

const createdFields = idlePeriodFields.filter((one) => one !== 'id');

export const createCalls = {
  createIdlePeriod: {
    201: [
      {
        ...createRequest(),
        given: withIdlePeriods(),
        example: 'acceptedIdlePeriod',
        exactly: createdFields,
      },
      {
        ...withDocument,
        when: 'with a document, for the studio to accept',
        given: [
          ...withIdlePeriods('ask for pauses', 'required'),
          state('an idle period document', { id: documentId }),
        ],
        example: 'pendingIdlePeriod',
        exactly: createdFields,
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...createRequest(), ...withoutWritePermission } },
    409: {
      'idleperiod.error.nocontract': {
        ...createRequest(),
        given: [...withIdlePeriods(), noMembership(contractId), noMembership(endedId)],
      },
      'idleperiod.error.contractcanceled': { ...createRequest(), given: withCanceledContract },
      'idleperiod.error.overlapping': {
        ...createRequest(),
        given: [...withIdlePeriods(), idle('accepted')],
      },
      'idleperiod.error.toomanyperyear': {
        ...createRequest(),
        given: [...withIdlePeriods(), state('no idle period left', {})],
      },
    },
    422: {
      'idleperiod.error.startdatenotallowed': {
        ...createRequest(idleEarlyStart),
        given: withIdlePeriods(),
      },
      'idleperiod.error.tooshort': {
        ...createRequest(idleStart, idleShortEnd),
        given: withIdlePeriods(),
      },
      'idleperiod.error.toolong': {
        ...createRequest(idleStart, idleLongEnd),
        given: withIdlePeriods(),
      },
      'idleperiod.error.aftercontractend': {
        ...createRequest(),
        given: [...withIdlePeriods(), state('a contract that ends by itself', {})],
      },
      'idleperiod.error.documentmissing': {
        ...createRequest(),
        given: withIdlePeriods('pause at once', 'required'),
      },
      'idleperiod.error.documentunknown': {
        ...withDocument,
        given: [...withIdlePeriods(), state('no idle period document', { id: documentId })],
      },
      'request.error.idempotencykeyreused': {
        ...createRequest(idleStart, idleEnd, {}, key),
        given: [...withIdlePeriods(), usedKey('createIdlePeriod')],
      },
    },
  },
  cancelIdlePeriod: {
    204: [
      { ...cancel(), given: [...withIdlePeriods(), idle('accepted')], example: null },
      {
        ...cancel(),
        when: 'that waits for the studio',
        given: [...withIdlePeriods('ask for pauses'), idle('pending')],
        example: null,
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...cancel(), ...withoutWritePermission } },
    404: {
      'idleperiod.error.notfound': {
        ...cancel(unknownId),
        given: [...withIdlePeriods(), state('no idle period', { id: unknownId })],
      },
    },
    409: {
      'idleperiod.error.notcancelable': {
        ...cancel(),
        given: [...withIdlePeriods(), idle('active')],
      },
      'idleperiod.error.contractcanceled': {
        ...cancel(),
        given: [...withCanceledContract, idle('accepted')],
      },
    },
  },
} satisfies Partial<Calls<'idle-periods'>>;
