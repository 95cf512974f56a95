/** Valid requests for referrals and compensations. */
import type { OperationId } from '../../src/platform/api.ts';
import {
  compensationIds,
  compensationPremiumIds,
  recruitmentIds,
  referralPremiumIds,
} from '../../src/states/rewardRows.ts';
import type { Request } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

const withReferrals =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('referrals', { state: 'redeemable' });
    return { as: 'member', ...request };
  };

const withCompensations =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('compensations', { state: 'of several statuses' });
    return { as: 'member', ...request };
  };

const referral = { customerRecruitmentId: recruitmentIds.recruited };
const path = { compensationId: compensationIds.claimable };

export const rewardsHappy = {
  getReferralPremiums: withReferrals(),
  getReferralPremiumInfo: withReferrals({
    path: { customerRecruitmentId: recruitmentIds.recent },
  }),
  redeemReferralPremium: withReferrals({
    body: { ...referral, premiumId: referralPremiumIds.credit },
  }),
  listCompensations: withCompensations(),
  listCompensationPremiums: withCompensations({ path }),
  createCompensationProposal: withCompensations({
    path,
    body: { premiumId: compensationPremiumIds.credit },
  }),
  waiveCompensation: withCompensations({ path }),
} satisfies Partial<Record<OperationId, RequestSetup>>;
