/** Sample referrals and compensations. */
import type {
  compensationPremiums,
  compensationProposals,
  compensations,
} from '../domains/compensation/tables.ts';
import type { contracts } from '../domains/membershipOffers/tables.ts';
import type {
  customerRecruitments,
  recruitmentRedemptions,
  referralPremiums,
} from '../domains/recruitments/tables.ts';
import { membershipIds, yearRow } from './membershipRows.ts';
import { customerRow, memberId, visitorId } from './rows.ts';
import type { rewardGrants } from '../domains/memberships/tables.ts';

export const recruitmentIds = {
  recruited: 98_301,
  recent: 98_302,
  gone: 98_303,
  recruiter: 98_304,
};
export const referralPremiumIds = { freePeriod: 98_401, credit: 98_402 };
export const compensationIds = { claimable: 98_501, claimed: 98_504 };
export const compensationPremiumIds = { free: 98_601, credit: 98_602, long: 98_605 };

const month = { term: 1, termUnit: 'MONTH' } as const;
const grantDefaults = { customerId: customerRow.id, currency: 'EUR', zoneId: 'Europe/Berlin' };
const tenant = 'northside';

const contractDefaults = {
  ...yearRow,
  customerData: { ...yearRow.customerData, firstname: 'Nele', lastname: 'Neu' },
  mandateReference: null,
  maskedIban: null,
  recruitedBy: memberId,
} satisfies typeof contracts.$inferInsert;

const recentId = 93_104;

export const referralRows = {
  /** Id of the contract to omit when there is one referral. */
  unsigned: recentId,
  contracts: [
    {
      ...contractDefaults,
      id: 93_103,
      uuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b03',
      contractNumber: 'NO1001-8K3P5W7YTM',
      accountId: visitorId,
      signedAt: new Date('2026-10-01T10:00:00+02:00'),
    },
    {
      ...contractDefaults,
      id: recentId,
      uuid: '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b04',
      contractNumber: 'NO1001-2D4F6H8JQR',
      signedAt: new Date('2026-11-20T10:00:00+01:00'),
    },
  ] satisfies (typeof contracts.$inferInsert)[],
  recruitments: [
    {
      id: recruitmentIds.recruited,
      tenant,
      recruiterId: memberId,
      recruitedId: visitorId,
      contractId: 93_103,
      source: `ACCOUNT ${visitorId}`,
    },
    {
      id: recruitmentIds.recent,
      tenant,
      recruiterId: memberId,
      contractId: recentId,
      source: `CONTRACT ${recentId}`,
    },
    { id: recruitmentIds.gone, tenant, recruiterId: memberId, source: 'ACCOUNT 1' },
    {
      id: recruitmentIds.recruiter,
      tenant,
      recruiterId: visitorId,
      recruitedId: memberId,
      contractId: membershipIds.contract,
      source: `ACCOUNT ${memberId}`,
    },
  ] satisfies (typeof customerRecruitments.$inferInsert)[],
  premiums: [
    {
      id: referralPremiumIds.freePeriod,
      studioId: 1001,
      side: 'RECRUITER',
      type: 'FREE_PERIOD',
      name: 'A month for nothing',
      description: 'You pay nothing for a month.',
      period: month,
    },
    {
      id: referralPremiumIds.credit,
      studioId: 1001,
      side: 'RECRUITER',
      type: 'CONSUMPTION_CREDIT',
      name: '10 euros to spend',
      description: 'At the bar and in the shop.',
      amountCents: 1000,
    },
    {
      id: 98_403,
      studioId: 1001,
      side: 'RECRUITED',
      type: 'CREDIT',
      name: '15 euros off',
      description: 'Off what you owe next.',
      amountCents: 1500,
    },
  ] satisfies (typeof referralPremiums.$inferInsert)[],
  grant: {
    ...grantDefaults,
    id: 88_301,
    type: 'CONSUMPTION_CREDIT',
    name: '10 euros to spend',
    amountCents: 1000,
    grantedAt: new Date('2026-11-01T12:00:00+01:00'),
  } satisfies typeof rewardGrants.$inferInsert,
  redemption: {
    id: '8b1f2c3d-4e5a-4b6c-8d7e-9f0a1b2c3d09',
    recruitmentId: recruitmentIds.recruited,
    side: 'RECRUITER',
    premiumId: referralPremiumIds.credit,
    grantId: 88_301,
    redeemedAt: new Date('2026-11-01T12:00:00+01:00'),
  } satisfies typeof recruitmentRedemptions.$inferInsert,
};

const closed = {
  contractId: membershipIds.contract,
  name: 'Closed for repairs',
  compensationPeriodStartDate: '2026-08-01',
  compensationPeriodEndDate: '2026-08-31',
  claimPeriodStartDate: '2026-11-01',
  claimPeriodEndDate: '2026-12-31',
  approvalRequired: false,
};

const freePeriod = {
  type: 'FREE_PERIOD',
  name: 'A month for nothing',
  description: 'You pay nothing for a month.',
  period: month,
} as const;
const discount = {
  type: 'CREDIT',
  name: '15 euros off',
  description: 'Off what you owe next.',
  amountCents: 1500,
} as const;

const decided = new Date('2026-11-10T12:00:00+01:00');

export const compensationRows = {
  compensations: [
    { ...closed, id: compensationIds.claimable },
    { ...closed, id: 98_502, claimPeriodStartDate: '2026-12-01' },
    { ...closed, id: 98_503, approvalRequired: true },
    { ...closed, id: compensationIds.claimed },
    { ...closed, id: 98_505, waivedAt: decided },
    {
      ...closed,
      id: 98_506,
      claimPeriodStartDate: '2026-09-01',
      claimPeriodEndDate: '2026-10-31',
    },
    // From before the start of the contract.
    {
      ...closed,
      id: 98_507,
      compensationPeriodStartDate: '2026-01-01',
      compensationPeriodEndDate: '2026-01-31',
      claimPeriodEndDate: '2026-10-30',
    },
  ] satisfies (typeof compensations.$inferInsert)[],
  ended: {
    ...closed,
    id: 98_508,
    contractId: membershipIds.over,
    compensationPeriodStartDate: '2025-11-02',
    compensationPeriodEndDate: '2025-11-03',
  } satisfies typeof compensations.$inferInsert,
  premiums: [
    { ...freePeriod, id: compensationPremiumIds.free, compensationId: compensationIds.claimable },
    { ...discount, id: compensationPremiumIds.credit, compensationId: compensationIds.claimable },
    {
      ...freePeriod,
      id: compensationPremiumIds.long,
      compensationId: compensationIds.claimable,
      name: 'A year for nothing',
      description: 'You pay nothing for a year.',
      period: { term: 1, termUnit: 'YEAR' },
    },
    { ...freePeriod, id: 98_603, compensationId: 98_503 },
    { ...discount, id: 98_604, compensationId: compensationIds.claimed },
  ] satisfies (typeof compensationPremiums.$inferInsert)[],
  grant: {
    ...grantDefaults,
    id: 88_501,
    contractId: membershipIds.contract,
    type: 'CREDIT',
    name: '15 euros off',
    amountCents: 1500,
    grantedAt: decided,
  } satisfies typeof rewardGrants.$inferInsert,
  proposals: [
    {
      compensationId: 98_503,
      premiumId: 98_603,
      state: 'PENDING',
      rewardPeriodFrom: '2026-12-01',
      proposedAt: decided,
    },
    {
      compensationId: compensationIds.claimed,
      premiumId: 98_604,
      state: 'ACCEPTED',
      proposedAt: decided,
      decidedAt: decided,
      grantId: 88_501,
    },
  ] satisfies (typeof compensationProposals.$inferInsert)[],
};
