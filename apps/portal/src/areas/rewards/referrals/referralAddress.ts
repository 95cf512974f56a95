import { path } from '../../../lib/address/paths.ts';

/** Names a referral in the query of the page. */
export const referralParameter = 'referral';

/** Address of the rewards of one referral. */
export const referralAddress = (studioUuid: string, id: number): string =>
  `${path('referralProgram', { studioUuid })}?${referralParameter}=${id}`;
