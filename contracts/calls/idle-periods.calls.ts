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

const reading = (part: string, call: () => Promise<unknown>) => ({
  call,
  request: GET(`${path}${part}`, { headers: session }),
});

const refusing = (row: ReturnType<typeof reading>) => ({
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
const config = reading('/config', () => api.getIdlePeriodConfig());
const dates = reading('/datelimitations', () => api.getIdlePeriodDateLimitations());
const datesOfStart = {
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
const datesOfFirst = {
  call: () => api.getIdlePeriodDateLimitations({ startDate: idleStart.example }),
  request: GET(`${path}/datelimitations`, {
    headers: session,
    query: { startDate: idleStart },
  }),
};
const first = reading('/firstpossiblestartdate', () => api.getIdlePeriodFirstStartDate());
const button = reading('/iscreatebuttonvisible', () => api.getIdlePeriodCreateButton());
const requirements = reading('/document/requirements', () =>
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
    ...refusing(list),
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
    ...refusing(overview),
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
    ...refusing(config),
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
        ...datesOfStart,
        when: 'of one that is thought of',
        given: withIdlePeriods(),
        example: 'idlePeriodDatesOfStart',
        exactly: ['effect.contractId', 'effect.contractName', 'effect.charges.type'],
      },
      {
        ...datesOfFirst,
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
    ...refusing(dates),
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
    ...refusing(first),
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
    ...refusing(requirements),
  },
});
