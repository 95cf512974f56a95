import * as api from '@studio-portal/sdk/api/idle-periods';
import { contract } from '../src/contract.ts';
import { GET, idleEnd, idleStart, session } from '../src/wire.ts';
import { contractId, nothingOf, overId } from './contracts/having.ts';
import { askCalls } from './idle-periods/ask.ts';
import { canceled, idle, path, resting, stored, unseen } from './idle-periods/resting.ts';
import { uploadCalls } from './idle-periods/upload.ts';

const reading = (part: string, call: () => Promise<unknown>) => ({
  call,
  request: GET(`${path}${part}`, { headers: session }),
});

const refusing = (row: ReturnType<typeof reading>) => ({
  403: { 'customercenter.error.notpermitted': { ...row, ...unseen } },
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

/** One of each kind, those that begin last first. */
const several = [
  ...resting(),
  idle('pending'),
  idle('active', 97102),
  idle('rejected', 97103),
  idle('past', 97104),
];

const without = [...resting(), nothingOf(contractId), nothingOf(overId)];

contract('idle-periods', {
  ...askCalls,
  ...uploadCalls,
  listIdlePeriods: {
    200: [
      { ...list, given: several, example: 'idlePeriods', exactly: stored },
      { ...list, when: 'of which there is none', given: resting(), example: 'emptyList' },
    ],
    ...refusing(list),
  },
  getIdlePeriods: {
    200: [
      {
        ...overview,
        given: several,
        example: 'idlePeriodOverview',
        exactly: [...stored.map((one) => `current.${one}`), ...stored.map((one) => `past.${one}`)],
      },
    ],
    ...refusing(overview),
  },
  getIdlePeriodConfig: {
    200: [
      {
        ...config,
        given: resting(),
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
        given: resting(),
        example: 'idlePeriodDateLimitations',
        exactly: ['minEndDate', 'maxEndDate', 'effect'],
      },
      {
        ...datesOfStart,
        when: 'of one that is thought of',
        given: resting(),
        example: 'idlePeriodDatesOfStart',
        exactly: ['effect.contractId', 'effect.contractName', 'effect.charges.type'],
      },
      {
        ...datesOfFirst,
        when: 'of a first day alone',
        given: resting(),
        example: 'idlePeriodDatesOfFirstDay',
        exactly: ['effect'],
      },
      {
        ...dates,
        when: 'of a contract that is canceled',
        given: canceled,
        example: 'noIdlePeriodDates',
        exactly: ['minDate', 'maxDate', 'minEndDate', 'maxEndDate', 'effect'],
      },
    ],
    ...refusing(dates),
  },
  getIdlePeriodFirstStartDate: {
    200: [
      { ...first, given: resting(), example: 'firstIdlePeriodStartDate' },
      {
        ...first,
        when: 'when there is none',
        given: canceled,
        example: 'noIdlePeriodStartDate',
        exactly: ['firstPossibleStartDate'],
      },
    ],
    ...refusing(first),
  },
  getIdlePeriodCreateButton: {
    200: [
      { ...button, given: resting(), example: 'idlePeriodButton', exactly: ['visible'] },
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
        given: resting('pause at once', 'required'),
        example: 'idlePeriodDocumentRequired',
        exactly: ['documentRequired'],
      },
      {
        ...requirements,
        when: 'that needs none',
        given: resting(),
        example: 'idlePeriodDocumentNotRequired',
        exactly: ['documentRequired', 'description'],
      },
    ],
    ...refusing(requirements),
  },
});
