import * as api from '@studio-portal/sdk/api/checkin';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { lacks, may } from './customer-data/given.ts';
import { member, noStudio, studio } from './given.ts';

const activeId = '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e01';
const overId = '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e02';
const token = 'xtc_5Wq8Rt2Yx7Lm4Kd9Vs3Zp6Nf1Hb0Gc';
const unknownToken = 'no-such-link';

const membership = state('a membership', { state: 'running' });
const by = (who: StateParams<'check-in at the studio'>['by']) =>
  state('check-in at the studio', { by: who });
const visit = (id: string, situation: StateParams<'a check-in'>['state']) =>
  state('a check-in', { id, state: situation });
const inside = visit(activeId, 'active');

const outside = [studio, member, membership, by('members')];
const duringVisit = [...outside, inside];
const stranger = [studio, member, by('members')];

const active = (studioId = 1001) => ({
  call: () => api.getActiveCheckin(studioId),
  request: GET(`/nox/v1/studios/${studioId}/checkin/active`, { headers: session }),
});

const act = (action: 'CHECK_IN' | 'CHECK_OUT' = 'CHECK_IN', studioId = 1001) => ({
  call: () => api.createCheckin(studioId, { action }),
  request: POST(`/nox/v1/studios/${studioId}/checkin`, { headers: session, body: { action } }),
});

const seen = ['studio.id', 'active', 'selfCheckinEnabled', 'selfCheckoutEnabled', 'refusal'];
const checkinFields = [...seen, 'checkin.studio.id', 'checkin.durationMinutes'];

const withVisits = [studio, member, membership, may('see visits')];
const refused = {
  given: [studio, member, may('nothing')],
  typedArgs: lacks('CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE'),
};

const earliest = {
  call: () => api.getEarliestCheckinDate(),
  request: GET('/nox/v1/studios/checkin/history/earliest-possible-date', { headers: session }),
};

type Days = { startDate: string; endDate: string };
const month: Days = { startDate: '2026-10-26', endDate: '2026-11-25' };
const tooEarly: Days = { ...month, startDate: '2025-10-31' };

const report = (query: Partial<Days> = month) => ({
  call: () => api.getCheckinHistoryReport(query),
  request: GET('/nox/v1/studios/checkin/history/report', { headers: session, query }),
});

const document = (query: Days = month) => ({
  call: () => api.getCheckinHistoryDocument(query),
  request: GET('/nox/v1/check-in-history', { headers: session, query }),
});

const crossTenant = (publicToken = token) => ({
  call: () => api.getCrossTenantCheckin({ publicToken }),
  request: GET('/nox/closed/public/v1/cross-tenant/checkin', { query: { publicToken } }),
});
const link = (situation: StateParams<'a cross-tenant check-in'>['state']) => [
  studio,
  member,
  membership,
  state('a cross-tenant check-in', { token, state: situation }),
];
const crossTenantFields = ['holderName', 'homeStudio.id', 'studio.id', 'state'];

definePact('checkin', {
  getActiveCheckin: {
    200: [
      { ...active(), given: outside, example: 'notCheckedIn', exactly: seen },
      {
        ...active(),
        given: duringVisit,
        example: 'checkedIn',
        exactly: [...checkinFields, 'checkin.id', 'checkin.date'],
      },
      {
        ...active(),
        when: 'whom the studio does not let in',
        given: [studio, member, by('scanner')],
        example: 'notLetIn',
        exactly: [...seen, 'code'],
      },
    ],
    404: { 'studio.error.notfound': { ...active(1999), given: [member, noStudio] } },
  },
  createCheckin: {
    200: [
      { ...act(), given: outside, example: 'checkedIn', exactly: checkinFields },
      {
        ...act('CHECK_OUT'),
        when: 'to leave',
        given: duringVisit,
        example: 'notCheckedIn',
        exactly: seen,
      },
      {
        ...act('CHECK_OUT'),
        when: 'to leave, without a contract',
        given: [...stranger, inside],
        example: 'notLetIn',
        exactly: ['studio.id', 'active', 'refusal', 'code'],
        differs: ['selfCheckinEnabled', 'selfCheckoutEnabled'],
      },
    ],
    403: {
      'checkin.error.notbyself': { ...act(), given: [studio, member, membership, by('scanner')] },
    },
    404: { 'studio.error.notfound': { ...act('CHECK_IN', 1999), given: [member, noStudio] } },
    409: {
      'checkin.error.nocontract': { ...act(), given: stranger },
      'checkin.error.contractpaused': {
        ...act(),
        given: [...outside, state('an idle period', { id: 47101, state: 'active' })],
      },
      'checkin.error.accessrefused': {
        ...act(),
        given: [...outside, state('a refusal at the door', {})],
      },
      'checkin.error.entranceblocked': {
        ...act(),
        given: [...outside, state('missed bookings', {})],
      },
      'checkin.error.notactive': { ...act('CHECK_OUT'), given: outside },
    },
  },
  getEarliestCheckinDate: {
    200: [
      {
        ...earliest,
        given: withVisits,
        example: 'earliestCheckinDate',
        exactly: ['earliestPossibleDate'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...earliest, ...refused } },
  },
  getCheckinHistoryReport: {
    200: [
      {
        ...report(),
        given: [...withVisits, inside, visit(overId, 'over')],
        example: 'checkinHistory',
        exactly: [
          'startDate',
          'endDate',
          'visits',
          'totalMinutes',
          'checkins.id',
          'checkins.date',
          'checkins.studio.id',
          'checkins.durationMinutes',
        ],
      },
      {
        ...report({}),
        when: 'of all that is kept',
        given: [...withVisits, inside, visit(overId, 'over')],
        example: 'checkinHistory',
        exactly: ['visits', 'checkins.id', 'checkins.date', 'checkins.studio.id'],
      },
      {
        ...report(),
        when: 'on which there were no visits',
        given: withVisits,
        example: 'noVisits',
        exactly: ['startDate', 'endDate', 'visits', 'totalMinutes', 'checkins'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...report(), ...refused } },
    422: { 'checkin.error.historytooearly': { ...report(tooEarly), given: withVisits } },
  },
  getCheckinHistoryDocument: {
    200: [
      {
        ...document(),
        given: [...withVisits, visit(overId, 'over')],
        example: 'checkinHistoryDocument',
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...document(), ...refused } },
    422: { 'checkin.error.historytooearly': { ...document(tooEarly), given: withVisits } },
  },
  getCrossTenantCheckin: {
    200: [
      {
        ...crossTenant(),
        given: link('open'),
        example: 'crossTenantCheckin',
        exactly: [...crossTenantFields, 'checkinTime'],
      },
      {
        ...crossTenant(),
        when: 'by which somebody has come',
        given: link('checked in'),
        example: 'crossTenantCheckedIn',
        exactly: crossTenantFields,
      },
    ],
    404: {
      'link.error.notfound': {
        ...crossTenant(unknownToken),
        given: [state('no cross-tenant check-in', { token: unknownToken })],
      },
    },
    409: {
      'link.error.expired': { ...crossTenant(), given: link('expired') },
    },
  },
});
