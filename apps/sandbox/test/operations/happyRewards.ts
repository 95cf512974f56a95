/** Valid requests for referrals and compensations. */
import type { OperationId } from '../../src/server/api.ts';
import {
  compensationIds,
  compensationPremiumIds,
  recruitmentIds,
  referralPremiumIds,
} from '../../src/states/rewardRows.ts';
import type { Request } from '../harness/sandbox.ts';
import type { Happy } from './setup.ts';

const referring =
  (request: Request = {}): Happy =>
  async (sandbox) => {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('referrals', { state: 'redeemable' });
    return { as: 'member', ...request };
  };

const compensated =
  (request: Request = {}): Happy =>
  async (sandbox) => {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('compensations', { state: 'of several statuses' });
    return { as: 'member', ...request };
  };

const ofReferral = { customerRecruitmentId: recruitmentIds.recruited };
const path = { compensationId: compensationIds.claimable };

export const rewardsHappy = {
  getReferralPremiums: referring(),
  getReferralPremiumInfo: referring({
    path: { customerRecruitmentId: recruitmentIds.recent },
  }),
  redeemReferralPremium: referring({
    body: { ...ofReferral, premiumId: referralPremiumIds.credit },
  }),
  listCompensations: compensated(),
  listCompensationPremiums: compensated({ path }),
  createCompensationProposal: compensated({
    path,
    body: { premiumId: compensationPremiumIds.credit },
  }),
  waiveCompensation: compensated({ path }),
} satisfies Partial<Record<OperationId, Happy>>;
