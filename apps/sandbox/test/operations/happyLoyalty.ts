/** Valid requests for the loyalty program. */
import type { OperationId } from '../../src/platform/api.ts';
import { assignmentIds } from '../../src/states/loyaltyRows.ts';
import type { Request } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

const withProgram =
  (
    request: Request = {},
    memberState: 'registered' | 'not registered' = 'registered',
  ): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a loyalty program', { member: memberState, program: 'usual' });
    return { as: 'member', ...request };
  };

export const loyaltyHappy = {
  listLoyaltyActivities: withProgram(),
  getLoyaltyCustomerState: withProgram(),
  getLoyaltyLandingPage: withProgram(),
  listLoyaltyLevels: withProgram(),
  getLoyaltyOverview: withProgram(),
  listLoyaltyPoints: withProgram({ query: { page: 0, size: 20 } }),
  listLoyaltyPremiums: withProgram(),
  getLoyaltyTeaser: withProgram(),
  getLoyaltyWidget: withProgram(),
  registerForLoyaltyProgram: withProgram({}, 'not registered'),
  getLoyaltyPremiumInfo: withProgram({ path: { assignmentId: assignmentIds.credit } }),
  redeemLoyaltyPremium: withProgram({ body: { assignmentId: assignmentIds.credit } }),
} satisfies Partial<Record<OperationId, RequestSetup>>;
