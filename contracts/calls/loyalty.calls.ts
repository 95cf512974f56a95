import * as api from '@studio-portal/sdk/api/loyalty';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { withMembership } from './contracts/fixtures.ts';
import { may } from './customer-data/given.ts';
import { member, studio } from './given.ts';
import { key, usedKey } from './idempotency.ts';

const path = '/nox/v1/loyalty-program/new';
const premiumPath = '/nox/v1/loyalty-program/premium';
const headers = session;

/** Ids of rewards by situation. */
const ids = {
  redeemed: 98101,
  credit: 98102,
  dear: 98103,
  level: 98104,
  gone: 98105,
  free: 98106,
  voucher: 98107,
  unknown: 98199,
};

type Program = StateParams<'a loyalty program'>;

const loyaltyProgram = (
  who: Program['member'] = 'registered',
  program: Program['program'] = 'usual',
) => state('a loyalty program', { member: who, program });

const given = (who?: Program['member'], program?: Program['program']) => [
  studio,
  member,
  loyaltyProgram(who, program),
];

/** States for a member with a contract that can get a free period. */
const withContract = [...withMembership(), loyaltyProgram()];

const readPart = (part: string, call: () => Promise<unknown>) => ({
  call,
  request: GET(`${path}/${part}`, { headers }),
});

const activities = readPart('activities', () => api.listLoyaltyActivities());
const customerState = readPart('customer/state', () => api.getLoyaltyCustomerState());
const landingPage = readPart('landing-page', () => api.getLoyaltyLandingPage());
const levels = readPart('levels', () => api.listLoyaltyLevels());
const overview = readPart('overview', () => api.getLoyaltyOverview());
const premiums = readPart('premiums', () => api.listLoyaltyPremiums());
const teaser = readPart('teaser', () => api.getLoyaltyTeaser());
const widget = readPart('widget', () => api.getLoyaltyWidget());

const points = (query: { page?: number; size?: number } = {}) => ({
  call: () => api.listLoyaltyPoints(query),
  request: GET(`${path}/points`, {
    headers,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  }),
});

const register = {
  call: () => api.registerForLoyaltyProgram(),
  request: POST(`${path}/register`, { headers }),
};

const info = (id = ids.credit) => ({
  call: () => api.getLoyaltyPremiumInfo(id),
  request: GET(`${premiumPath}/${id}/info`, { headers }),
});

const redeem = (assignmentId = ids.credit, rewardStartDate?: string, once?: typeof key) => ({
  call: () =>
    api.redeemLoyaltyPremium(
      {
        assignmentId,
        ...(rewardStartDate === undefined ? {} : { rewardStartDate: new Date(rewardStartDate) }),
      },
      once,
    ),
  request: POST(`${premiumPath}/redeem`, {
    headers: { ...headers, ...once },
    body: { assignmentId, ...(rewardStartDate === undefined ? {} : { rewardStartDate }) },
  }),
});

type Row = { call: () => Promise<unknown>; request: ReturnType<typeof GET> };

const refused = <R extends Row>(row: R) => ({
  ...row,
  given: [member, may('nothing')],
  typedArgs: [{ type: 'STRING' as const, value: 'CUSTOMER_CENTER_LOYALTY_PROGRAM' }],
});

const nowhere = <R extends Row>(row: R) => ({
  ...row,
  given: [studio, member, state('no loyalty program', {})],
});

/** Builds the error rows for members without permission and for chains without a program. */
const withoutAccess = <R extends Row>(row: R) => ({
  403: { 'customercenter.error.notpermitted': refused(row) },
  404: { 'loyalty.error.noprogram': nowhere(row) },
});

const outside = <R extends Row>(row: R) => ({
  ...withoutAccess(row),
  409: { 'loyalty.error.notregistered': { ...row, given: given('not registered') } },
});

const stateFields = ['state', 'title'] as const;
const nextLevel = ['nextLevel.name', 'nextLevel.pointsMissing', 'nextLevel.progress'] as const;
const overviewFields = ['title', 'points', 'collectedPoints', 'level'] as const;
const widgetFields = ['title', 'points', 'level', 'redeemablePremiums'] as const;
const premiumFields = [
  'assignmentId',
  'name',
  'description',
  'type',
  'points',
  'requiredLevel',
  'state',
] as const;
const inInfo = premiumFields.map((field) => `premium.${field}` as const);
const redemption = ['assignmentId', 'name', 'points', 'balance', 'grant.type'] as const;

definePact('loyalty', {
  listLoyaltyActivities: {
    200: [
      {
        ...activities,
        given: given(),
        example: 'loyaltyActivities',
        exactly: ['id', 'type', 'name', 'description', 'points'],
      },
      {
        ...activities,
        when: 'of which there is none',
        given: given('not registered', 'empty'),
        example: 'emptyList',
      },
    ],
    ...withoutAccess(activities),
  },
  getLoyaltyCustomerState: {
    200: [
      { ...customerState, given: given(), example: 'loyaltyRegistered', exactly: stateFields },
      {
        ...customerState,
        when: 'of somebody who has not joined',
        given: given('not registered'),
        example: 'loyaltyNotJoined',
        exactly: [...stateFields, 'registeredAt'],
      },
      {
        ...customerState,
        when: 'of somebody who waits for the chain',
        given: given('in registration'),
        example: 'loyaltyInRegistration',
        exactly: [...stateFields, 'registeredAt'],
      },
    ],
    ...withoutAccess(customerState),
  },
  getLoyaltyLandingPage: {
    200: [
      {
        ...landingPage,
        given: given('not registered'),
        example: 'loyaltyLandingPage',
        exactly: [
          'title',
          'headline',
          'text',
          'advantages',
          'pointsExpiry.term',
          'pointsExpiry.termUnit',
          'expiresAtYearEnd',
          'state',
        ],
      },
    ],
    ...withoutAccess(landingPage),
  },
  listLoyaltyLevels: {
    200: [
      {
        ...levels,
        given: given(),
        example: 'loyaltyLevels',
        exactly: ['id', 'name', 'description', 'threshold', 'reached', 'current', 'progress'],
      },
      {
        ...levels,
        when: 'of which there is none',
        given: given('not registered', 'empty'),
        example: 'emptyList',
      },
    ],
    ...withoutAccess(levels),
  },
  getLoyaltyOverview: {
    200: [
      {
        ...overview,
        given: given(),
        example: 'loyaltyOverview',
        exactly: [...overviewFields, ...nextLevel, 'expirations.points'],
      },
      {
        ...overview,
        when: 'of somebody on the highest level',
        given: given('on the highest level'),
        example: 'loyaltyOverviewOfHighest',
        exactly: [...overviewFields, 'nextLevel', 'expirations.points'],
      },
      {
        ...overview,
        when: 'of somebody without points',
        given: given('without points'),
        example: 'loyaltyOverviewWithoutPoints',
        exactly: [...overviewFields, ...nextLevel, 'expirations'],
      },
    ],
    ...outside(overview),
  },
  listLoyaltyPoints: {
    200: [
      {
        ...points({ page: 0, size: 20 }),
        given: given(),
        example: 'loyaltyPoints',
        exactly: ['content.type', 'content.name', 'content.points', 'page', 'size', 'hasNext'],
      },
      {
        ...points(),
        when: 'of which there is none',
        given: given('without points'),
        example: 'noLoyaltyPoints',
        exactly: ['content', 'page', 'size', 'hasNext'],
      },
    ],
    ...outside(points()),
  },
  listLoyaltyPremiums: {
    200: [
      {
        ...premiums,
        given: given(),
        example: 'loyaltyPremiums',
        exactly: [...premiumFields],
      },
      {
        ...premiums,
        when: 'of which there is none',
        given: given('without points', 'empty'),
        example: 'emptyList',
      },
    ],
    ...outside(premiums),
  },
  getLoyaltyTeaser: {
    200: [
      {
        ...teaser,
        given: given('not registered'),
        example: 'loyaltyTeaser',
        exactly: ['title', 'text', 'welcomePoints', 'confirmationRequired', 'state'],
      },
    ],
    ...withoutAccess(teaser),
  },
  getLoyaltyWidget: {
    200: [
      {
        ...widget,
        given: given(),
        example: 'loyaltyWidget',
        exactly: [...widgetFields, ...nextLevel, 'nextExpiration.points'],
      },
      {
        ...widget,
        when: 'of somebody on the highest level',
        given: given('on the highest level'),
        example: 'loyaltyWidgetOfHighest',
        exactly: [...widgetFields, 'nextLevel', 'nextExpiration.points'],
      },
      {
        ...widget,
        when: 'of somebody without points',
        given: given('without points'),
        example: 'loyaltyWidgetWithoutPoints',
        exactly: [...widgetFields, ...nextLevel, 'nextExpiration'],
      },
    ],
    ...outside(widget),
  },
  registerForLoyaltyProgram: {
    200: [
      {
        ...register,
        given: given('not registered'),
        example: 'loyaltyRegistered',
        exactly: stateFields,
      },
      {
        ...register,
        when: 'where the chain confirms it',
        given: given('not registered', 'with confirmation'),
        example: 'loyaltyInRegistration',
        exactly: [...stateFields, 'registeredAt'],
      },
    ],
    ...withoutAccess(register),
  },
  getLoyaltyPremiumInfo: {
    200: [
      {
        ...info(),
        given: given(),
        example: 'loyaltyPremiumInfo',
        exactly: [
          ...inInfo,
          'redemptionText',
          'balance',
          'balanceAfter',
          'possibleRewardStartDates',
          'grant',
        ],
      },
      {
        ...info(ids.free),
        when: 'that is a free period',
        given: withContract,
        example: 'loyaltyFreePeriodInfo',
        exactly: [...inInfo, 'redemptionText', 'balance', 'balanceAfter', 'grant'],
      },
      {
        ...info(ids.redeemed),
        when: 'that was redeemed',
        given: given(),
        example: 'loyaltyRedeemedInfo',
        exactly: [
          ...inInfo,
          'redemptionText',
          'balance',
          'balanceAfter',
          'grant.type',
          'grant.amount',
          'grant.startDate',
          'grant.endDate',
          'grant.voucherCode',
        ],
      },
      {
        ...info(ids.dear),
        when: 'for which there are too few points',
        given: given(),
        example: 'loyaltyTooFewInfo',
        exactly: [...inInfo, 'redemptionText', 'balance', 'balanceAfter'],
      },
    ],
    ...outside(info()),
    404: {
      'loyalty.error.noprogram': nowhere(info()),
      'loyalty.error.premiumnotfound': {
        ...info(ids.unknown),
        given: [...given(), state('no loyalty premium', { assignmentId: ids.unknown })],
      },
    },
  },
  redeemLoyaltyPremium: {
    201: [
      {
        ...redeem(),
        given: given(),
        example: 'loyaltyCreditRedeemed',
        exactly: [
          ...redemption,
          'grant.amount.amount',
          'grant.startDate',
          'grant.endDate',
          'grant.voucherCode',
        ],
      },
      {
        ...redeem(ids.free),
        when: 'that is a free period',
        given: withContract,
        example: 'loyaltyFreePeriodRedeemed',
        exactly: [...redemption, 'grant.amount', 'grant.voucherCode'],
      },
      {
        ...redeem(ids.voucher),
        when: 'that is a voucher',
        given: given(),
        example: 'loyaltyVoucherRedeemed',
        exactly: [...redemption, 'grant.amount.amount', 'grant.startDate', 'grant.endDate'],
      },
    ],
    403: { 'customercenter.error.notpermitted': refused(redeem()) },
    404: {
      'loyalty.error.noprogram': nowhere(redeem()),
      'loyalty.error.premiumnotfound': {
        ...redeem(ids.unknown),
        given: [...given(), state('no loyalty premium', { assignmentId: ids.unknown })],
      },
    },
    409: {
      'loyalty.error.notregistered': { ...redeem(), given: given('not registered') },
      'loyalty.error.premiumgone': { ...redeem(ids.gone), given: given() },
      'loyalty.error.alreadyredeemed': { ...redeem(ids.redeemed), given: given() },
      'loyalty.error.leveltoolow': { ...redeem(ids.level), given: given() },
      'loyalty.error.toofewpoints': { ...redeem(ids.dear), given: given() },
      'reward.error.nocontract': { ...redeem(ids.free), given: given() },
    },
    422: {
      'reward.error.startdatenotallowed': {
        ...redeem(ids.credit, '2020-01-01'),
        given: given(),
      },
      'request.error.idempotencykeyreused': {
        ...redeem(ids.credit, undefined, key),
        given: [...given(), usedKey('redeemLoyaltyPremium')],
      },
    },
  },
});
