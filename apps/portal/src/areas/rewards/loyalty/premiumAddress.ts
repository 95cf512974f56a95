import { path } from '../../../lib/address/paths.ts';

/** Query parameter for a reward of the list. */
export const premiumParameter = 'premium';

/** Returns the address of a reward. */
export const premiumAddress = (studioUuid: string, assignmentId: number): string =>
  `${path('loyaltyPremiums', { studioUuid })}?${premiumParameter}=${assignmentId}`;
