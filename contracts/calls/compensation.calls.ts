import * as api from '@studio-portal/sdk/api/compensation';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { withMembership } from './contracts/fixtures.ts';
import { may } from './customer-data/given.ts';
import { member } from './given.ts';
import { key, usedKey } from './idempotency.ts';

const path = '/nox/v1/customercenter/compensation';
const headers = session;
const claimableId = 98501;
const claimedId = 98504;
const unknownId = 98599;
const freeId = 98601;
const creditId = 98602;
const longId = 98605;
const grantedId = 98604;
const start = '2026-12-01';

const given = (
  situation: StateParams<'compensations'>['state'] = 'of several statuses',
  membership: StateParams<'a membership'>['state'] = 'running',
) => [...withMembership(membership), state('compensations', { state: situation })];

const refused = {
  given: [member, may('nothing')],
  typedArgs: [{ type: 'STRING' as const, value: 'SELF_SERVICE_COMPENSATION' }],
};

const unknown = {
  given: [...given(), state('no compensation', { compensationId: unknownId })],
};

const list = { call: () => api.listCompensations(), request: GET(path, { headers }) };

const premiums = (id = claimableId) => ({
  call: () => api.listCompensationPremiums(id),
  request: GET(`${path}/${id}/premiums`, { headers }),
});

const propose = (
  premiumId = creditId,
  {
    id = claimableId,
    rewardPeriodFrom,
    once,
  }: { id?: number; rewardPeriodFrom?: string; once?: typeof key } = {},
) => ({
  call: () =>
    api.createCompensationProposal(
      id,
      {
        premiumId,
        ...(rewardPeriodFrom === undefined ? {} : { rewardPeriodFrom: new Date(rewardPeriodFrom) }),
      },
      once,
    ),
  request: POST(`${path}/${id}/proposal`, {
    headers: { ...headers, ...once },
    body: { premiumId, ...(rewardPeriodFrom === undefined ? {} : { rewardPeriodFrom }) },
  }),
});

const waive = (id = claimableId) => ({
  call: () => api.waiveCompensation(id),
  request: POST(`${path}/${id}/waive`, { headers }),
});

const plain = [
  'compensationId',
  'contractId',
  'contractName',
  'name',
  'status',
  'approvalRequired',
] as const;
const proposal = [
  'proposal.status',
  'proposal.premiumId',
  'proposal.name',
  'proposal.type',
] as const;

definePact('compensation', {
  listCompensations: {
    200: [
      { ...list, given: given(), example: 'compensations', exactly: plain },
      {
        ...list,
        when: 'of a contract that has ended',
        given: given('of an ended contract'),
        example: 'compensationOfEndedContract',
        exactly: [...plain, 'claimedDate', 'waivedDate', 'proposal'],
      },
      { ...list, when: 'of which there is none', given: given('none'), example: 'emptyList' },
    ],
    403: { 'customercenter.error.notpermitted': { ...list, ...refused } },
  },
  listCompensationPremiums: {
    200: [
      {
        ...premiums(),
        given: given(),
        example: 'compensationPremiums',
        exactly: ['premiumId', 'name', 'description', 'type'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...premiums(), ...refused } },
    404: { 'compensation.error.notfound': { ...premiums(unknownId), ...unknown } },
  },
  createCompensationProposal: {
    201: [
      {
        ...propose(freeId, { rewardPeriodFrom: start }),
        given: given(),
        example: 'compensationFreePeriod',
        exactly: [...plain, 'waivedDate', ...proposal, 'proposal.grant.type'],
      },
      {
        ...propose(),
        when: 'that is less to pay',
        given: given(),
        example: 'compensationCredit',
        exactly: [
          ...plain,
          'waivedDate',
          ...proposal,
          'proposal.rewardPeriodFrom',
          'proposal.grant.type',
          'proposal.grant.amount.amount',
        ],
      },
      {
        ...propose(),
        when: 'for the studio to look at',
        given: given('with approval'),
        example: 'compensationPending',
        exactly: [...plain, 'claimedDate', 'waivedDate', ...proposal, 'proposal.grant'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...propose(), ...refused } },
    404: {
      'compensation.error.notfound': { ...propose(creditId, { id: unknownId }), ...unknown },
      'compensation.error.premiumnotfound': { ...propose(grantedId), given: given() },
    },
    409: {
      'compensation.error.notclaimable': {
        ...propose(grantedId, { id: claimedId }),
        given: given(),
      },
      'reward.error.nocontract': {
        ...propose(longId),
        given: given('of several statuses', 'canceled'),
      },
    },
    422: {
      'reward.error.startdatenotallowed': {
        ...propose(freeId, { rewardPeriodFrom: '2020-01-01' }),
        given: given(),
      },
      'request.error.idempotencykeyreused': {
        ...propose(creditId, { once: key }),
        given: [...given(), usedKey('createCompensationProposal')],
      },
    },
  },
  waiveCompensation: {
    200: [
      {
        ...waive(),
        given: given(),
        example: 'compensationWaived',
        exactly: [...plain, 'claimedDate', 'proposal'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...waive(), ...refused } },
    404: { 'compensation.error.notfound': { ...waive(unknownId), ...unknown } },
    409: { 'compensation.error.notclaimable': { ...waive(claimedId), given: given() } },
  },
});
