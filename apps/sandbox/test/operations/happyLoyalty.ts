/** Valid requests for the loyalty program. */
import type { OperationId } from '../../src/server/api.ts';
import { assignmentIds } from '../../src/states/loyaltyRows.ts';
import type { Request } from '../harness/sandbox.ts';
import type { Happy } from './setup.ts';

const taking =
  (request: Request = {}, who: 'registered' | 'not registered' = 'registered'): Happy =>
  async (sandbox) => {
    await sandbox.state('a loyalty program', { member: who, program: 'usual' });
    return { as: 'member', ...request };
  };

export const loyaltyHappy = {
  listLoyaltyActivities: taking(),
  getLoyaltyCustomerState: taking(),
  getLoyaltyLandingPage: taking(),
  listLoyaltyLevels: taking(),
  getLoyaltyOverview: taking(),
  listLoyaltyPoints: taking({ query: { page: 0, size: 20 } }),
  listLoyaltyPremiums: taking(),
  getLoyaltyTeaser: taking(),
  getLoyaltyWidget: taking(),
  registerForLoyaltyProgram: taking({}, 'not registered'),
  getLoyaltyPremiumInfo: taking({ path: { assignmentId: assignmentIds.credit } }),
  redeemLoyaltyPremium: taking({ body: { assignmentId: assignmentIds.credit } }),
} satisfies Partial<Record<OperationId, Happy>>;
