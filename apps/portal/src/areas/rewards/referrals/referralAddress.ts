import { path } from '../../../lib/address/paths.ts';

/** Query parameter for a referral of the page. */
export const referralParameter = 'referral';

/** Returns the address of a referral's rewards. */
export const referralAddress = (studioUuid: string, id: number): string =>
  `${path('referralProgram', { studioUuid })}?${referralParameter}=${id}`;
