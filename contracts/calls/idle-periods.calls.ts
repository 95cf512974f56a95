import * as api from '@studio-portal/sdk/api/idle-periods';
import { definePact } from '../src/definePact.ts';
import { GET, idleEnd, idleStart, session } from '../src/wire.ts';
import { contractId, noMembership, endedId } from './contracts/fixtures.ts';
import { createCalls } from './idle-periods/create.ts';
import {
  withCanceledContract,
  idle,
  path,
  withIdlePeriods,
  idlePeriodFields,
  withoutReadPermission,
} from './idle-periods/fixtures.ts';
import { uploadCalls } from './idle-periods/upload.ts';

const readRow = (part: string, call: () => Promise<unknown>) => ({
  call,
  request: GET(`${path}${part}`, { headers: session }),
});

const errorRows = (row: ReturnType<typeof readRow>) => ({
  403: { 'customercenter.error.notpermitted': { ...row, ...withoutReadPermission } },
});

const list = {
  call: () => api.listIdlePeriods(),
  request: GET('/nox/v1/customercenter/idleperiods', { headers: session }),
};
const overview = {
  call: () => api.getIdlePeriods(),
  request: GET('/nox/v2/customercenter/idleperiod', { headers: session }),
};
const config = readRow('/config', () => api.getIdlePeriodConfig());
const dates = readRow('/datelimitations', () => api.getIdlePeriodDateLimitations());
const datesForPeriod = {
  call: () =>
    api.getIdlePeriodDateLimitations({
      startDate: idleStart.example,
      endDate: idleEnd.example,
    }),
  request: GET(`${path}/datelimitations`, {
    headers: session,
    query: { startDate: idleStart, endDate: idleEnd },
  }),
};
const datesForStart = {
  call: () => api.getIdlePeriodDateLimitations({ startDate: idleStart.example }),
  request: GET(`${path}/datelimitations`, {
    headers: session,
    query: { startDate: idleStart },
  }),
};
const first = readRow('/firstpossiblestartdate', () => api.getIdlePeriodFirstStartDate());
const button = readRow('/iscreatebuttonvisible', () => api.getIdlePeriodCreateButton());
const requirements = readRow('/document/requirements', () =>
  api.getIdlePeriodDocumentRequirements(),
);

/** One idle period of each kind, latest start first. */
const several = [
  ...withIdlePeriods(),
  idle('pending'),
  idle('active', 97102),
  idle('rejected', 97103),
  idle('past', 97104),
];

const without = [...withIdlePeriods(), noMembership(contractId), noMembership(endedId)];

definePact('idle-periods', {
  ...createCalls,
  ...uploadCalls,
  listIdlePeriods: {
    200: [
      { ...list, given: several, example: 'idlePeriods', exactly: idlePeriodFields },
      { ...list, when: 'of which there is none', given: withIdlePeriods(), example: 'emptyList' },
    ],
    ...errorRows(list),
  },
  getIdlePeriods: {
    200: [
      {
        ...overview,
        given: several,
        example: 'idlePeriodOverview',
        exactly: [
          ...idlePeriodFields.map((one) => `current.${one}`),
          ...idlePeriodFields.map((one) => `past.${one}`),
        ],
      },
    ],
    ...errorRows(overview),
  },
  getIdlePeriodConfig: {
    200: [
      {
        ...config,
        given: withIdlePeriods(),
        example: 'idlePeriodConfig',
        exactly: [
          'organizationUnitId',
          'editable',
          'approvalRequired',
          'leadTime',
          'bookableAhead',
          'minimumLength',
          'maximumLength',
          'maximumPerYear',
          'lengthensTerm',
        ],
      },
    ],
    ...errorRows(config),
  },
  getIdlePeriodDateLimitations: {
    200: [
      {
        ...dates,
        given: withIdlePeriods(),
        example: 'idlePeriodDateLimitations',
        exactly: ['minEndDate', 'maxEndDate', 'effect'],
      },
      {
        ...datesForPeriod,
        when: 'of one that is thought of',
        given: withIdlePeriods(),
        example: 'idlePeriodDatesOfStart',
        exactly: ['effect.contractId', 'effect.contractName', 'effect.charges.type'],
      },
      {
        ...datesForStart,
        when: 'of a first day alone',
        given: withIdlePeriods(),
        example: 'idlePeriodDatesOfFirstDay',
        exactly: ['effect'],
      },
      {
        ...dates,
        when: 'of a contract that is canceled',
        given: withCanceledContract,
        example: 'noIdlePeriodDates',
        exactly: ['minDate', 'maxDate', 'minEndDate', 'maxEndDate', 'effect'],
      },
    ],
    ...errorRows(dates),
  },
  getIdlePeriodFirstStartDate: {
    200: [
      { ...first, given: withIdlePeriods(), example: 'firstIdlePeriodStartDate' },
      {
        ...first,
        when: 'when there is none',
        given: withCanceledContract,
        example: 'noIdlePeriodStartDate',
        exactly: ['firstPossibleStartDate'],
      },
    ],
    ...errorRows(first),
  },
  getIdlePeriodCreateButton: {
    200: [
      { ...button, given: withIdlePeriods(), example: 'idlePeriodButton', exactly: ['visible'] },
      {
        ...button,
        when: 'without a contract',
        given: without,
        example: 'noIdlePeriodButton',
        exactly: ['visible'],
      },
    ],
  },
  getIdlePeriodDocumentRequirements: {
    200: [
      {
        ...requirements,
        given: withIdlePeriods('pause at once', 'required'),
        example: 'idlePeriodDocumentRequired',
        exactly: ['documentRequired'],
      },
      {
        ...requirements,
        when: 'that needs none',
        given: withIdlePeriods(),
        example: 'idlePeriodDocumentNotRequired',
        exactly: ['documentRequired', 'description'],
      },
    ],
    ...errorRows(requirements),
  },
});
