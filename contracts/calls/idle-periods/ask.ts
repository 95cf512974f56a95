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
import { nothingOf, contractId, overId } from '../contracts/having.ts';
import { key, usedKey } from '../idempotency.ts';
import {
  canceled,
  documentId,
  idle,
  idlePeriodId,
  path,
  resting,
  stored,
  unchanged,
  unknownId,
} from './resting.ts';

const ask = (
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
    bodyFrom: { startDate, endDate },
  }),
});

const withDocument = ask(idleStart, idleEnd, { documentId });

const cancel = (id = idlePeriodId) => ({
  call: () => api.cancelIdlePeriod(id),
  request: DELETE(`${path}/${id}`, { headers: session }),
});

const made = stored.filter((one) => one !== 'id');

export const askCalls = {
  createIdlePeriod: {
    201: [
      { ...ask(), given: resting(), example: 'acceptedIdlePeriod', exactly: made },
      {
        ...withDocument,
        when: 'with a document, for the studio to accept',
        given: [
          ...resting('ask for pauses', 'required'),
          state('an idle period document', { id: documentId }),
        ],
        example: 'pendingIdlePeriod',
        exactly: made,
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...ask(), ...unchanged } },
    409: {
      'idleperiod.error.nocontract': {
        ...ask(),
        given: [...resting(), nothingOf(contractId), nothingOf(overId)],
      },
      'idleperiod.error.contractcanceled': { ...ask(), given: canceled },
      'idleperiod.error.overlapping': { ...ask(), given: [...resting(), idle('accepted')] },
      'idleperiod.error.toomanyperyear': {
        ...ask(),
        given: [...resting(), state('no idle period left', {})],
      },
    },
    422: {
      'idleperiod.error.startdatenotallowed': { ...ask(idleEarlyStart), given: resting() },
      'idleperiod.error.tooshort': { ...ask(idleStart, idleShortEnd), given: resting() },
      'idleperiod.error.toolong': { ...ask(idleStart, idleLongEnd), given: resting() },
      'idleperiod.error.aftercontractend': {
        ...ask(),
        given: [...resting(), state('a contract that ends by itself', {})],
      },
      'idleperiod.error.documentmissing': {
        ...ask(),
        given: resting('pause at once', 'required'),
      },
      'idleperiod.error.documentunknown': {
        ...withDocument,
        given: [...resting(), state('no idle period document', { id: documentId })],
      },
      'request.error.idempotencykeyreused': {
        ...ask(idleStart, idleEnd, {}, key),
        given: [...resting(), usedKey('createIdlePeriod')],
      },
    },
  },
  cancelIdlePeriod: {
    204: [
      { ...cancel(), given: [...resting(), idle('accepted')], example: null },
      {
        ...cancel(),
        when: 'that waits for the studio',
        given: [...resting('ask for pauses'), idle('pending')],
        example: null,
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...cancel(), ...unchanged } },
    404: {
      'idleperiod.error.notfound': {
        ...cancel(unknownId),
        given: [...resting(), state('no idle period', { id: unknownId })],
      },
    },
    409: {
      'idleperiod.error.notcancelable': { ...cancel(), given: [...resting(), idle('active')] },
      'idleperiod.error.contractcanceled': { ...cancel(), given: [...canceled, idle('accepted')] },
    },
  },
} satisfies Partial<Calls<'idle-periods'>>;
