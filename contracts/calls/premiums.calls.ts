import * as api from '@studio-portal/sdk/api/premiums';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { contractId, withMembership, noMembership, endedId } from './contracts/fixtures.ts';
import { may } from './customer-data/given.ts';
import { member } from './given.ts';
import { key, usedKey } from './idempotency.ts';

const path = '/nox/v1/customercenter/premiums';
const headers = session;
const recruitedId = 98301;
const recentId = 98302;
const unknownId = 98399;
const freeId = 98401;
const creditId = 98402;
const otherMemberId = 98403;
const start = '2026-12-01';

const given = (situation: StateParams<'referrals'>['state'] = 'redeemable') => [
  ...withMembership(),
  state('referrals', { state: situation }),
];

const refused = {
  given: [member, may('nothing')],
  typedArgs: [{ type: 'STRING' as const, value: 'CUSTOMER_CENTER_REFERRAL_ACTIVE' }],
};

const unknown = {
  given: [...given(), state('no referral', { customerRecruitmentId: unknownId })],
};

const list = {
  call: () => api.getReferralPremiums(),
  request: GET(`${path}/referrals`, { headers }),
};

const info = (id = recruitedId, premiumId?: number) => ({
  call: () => api.getReferralPremiumInfo(id, premiumId === undefined ? {} : { premiumId }),
  request: GET(`${path}/redeem/${id}/info`, {
    headers,
    query: premiumId === undefined ? {} : { premiumId: String(premiumId) },
  }),
});

const redeem = (
  premiumId = creditId,
  {
    id = recruitedId,
    rewardStartDate,
    once,
  }: { id?: number; rewardStartDate?: string; once?: typeof key } = {},
) => ({
  call: () =>
    api.redeemReferralPremium(
      {
        customerRecruitmentId: id,
        premiumId,
        ...(rewardStartDate === undefined ? {} : { rewardStartDate: new Date(rewardStartDate) }),
      },
      once,
    ),
  request: POST(`${path}/redeem`, {
    headers: { ...headers, ...once },
    body: {
      customerRecruitmentId: id,
      premiumId,
      ...(rewardStartDate === undefined ? {} : { rewardStartDate }),
    },
  }),
});

const fields = ['customerRecruitmentId', 'displayedName', 'state', 'grant'] as const;
const choice = ['premiumId', 'name', 'description', 'type'] as const;
const inPremiums = choice.map((field) => `premiums.${field}` as const);
const redemption = ['customerRecruitmentId', 'premiumId', 'name', 'grant.type'] as const;

definePact('premiums', {
  getReferralPremiums: {
    200: [
      {
        ...list,
        given: given(),
        example: 'referralPremiums',
        exactly: [
          ...fields.map((field) => `recruitedMembers.${field}` as const),
          ...fields.map((field) => `recruitedByMembers.${field}` as const),
        ],
      },
      {
        ...list,
        when: 'of which one was redeemed',
        given: given('redeemed'),
        example: 'referralPremiumsRedeemed',
        exactly: [
          'recruitedMembers.customerRecruitmentId',
          'recruitedMembers.displayedName',
          'recruitedMembers.state',
          'recruitedMembers.grant.type',
          'recruitedMembers.grant.amount.amount',
          'recruitedByMembers',
        ],
      },
      {
        ...list,
        when: 'of which there is none',
        given: given('none'),
        example: 'noReferrals',
        exactly: ['recruitedMembers', 'recruitedByMembers'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...list, ...refused } },
  },
  getReferralPremiumInfo: {
    200: [
      {
        ...info(),
        given: given(),
        example: 'referralPremiumInfo',
        exactly: [...fields.map((field) => `recruitment.${field}` as const), ...inPremiums],
      },
      {
        ...info(recruitedId, creditId),
        when: 'one of them alone',
        given: given(),
        example: 'referralPremiumInfoOfOne',
        exactly: [
          ...fields.map((field) => `recruitment.${field}` as const),
          ...inPremiums,
          'premiums.amount.amount',
          'premiums.possibleRewardStartDates',
        ],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...info(), ...refused } },
    404: {
      'premium.error.recruitmentnotfound': { ...info(unknownId), ...unknown },
      'premium.error.notfound': { ...info(recruitedId, otherMemberId), given: given() },
    },
  },
  redeemReferralPremium: {
    201: [
      {
        ...redeem(freeId, { rewardStartDate: start }),
        given: given(),
        example: 'referralFreePeriodRedeemed',
        exactly: [...redemption, 'grant.amount', 'grant.voucherCode'],
      },
      {
        ...redeem(),
        when: 'that is credit to spend',
        given: given(),
        example: 'referralCreditRedeemed',
        exactly: [
          ...redemption,
          'grant.amount.amount',
          'grant.startDate',
          'grant.endDate',
          'grant.voucherCode',
        ],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...redeem(), ...refused } },
    404: {
      'premium.error.recruitmentnotfound': { ...redeem(creditId, { id: unknownId }), ...unknown },
      'premium.error.notfound': { ...redeem(otherMemberId), given: given() },
    },
    409: {
      'premium.error.notredeemable': { ...redeem(creditId, { id: recentId }), given: given() },
      'premium.error.alreadyredeemed': { ...redeem(), given: given('redeemed') },
      'reward.error.nocontract': {
        ...redeem(freeId),
        given: [...given(), noMembership(contractId), noMembership(endedId)],
      },
    },
    422: {
      'reward.error.startdatenotallowed': {
        ...redeem(freeId, { rewardStartDate: '2020-01-01' }),
        given: given(),
      },
      'request.error.idempotencykeyreused': {
        ...redeem(creditId, { once: key }),
        given: [...given(), usedKey('redeemReferralPremium')],
      },
    },
  },
});
