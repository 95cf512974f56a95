import { path } from '../../../lib/address/paths.ts';

/** Names a reward in the query of the list. */
export const premiumParameter = 'premium';

/** Address of one reward. */
export const premiumAddress = (studioUuid: string, assignmentId: number): string =>
  `${path('loyaltyPremiums', { studioUuid })}?${premiumParameter}=${assignmentId}`;
