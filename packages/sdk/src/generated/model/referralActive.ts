/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralProgram } from './referralProgram.ts';

/**
 * Whether a studio runs a referral program.
 */
export interface ReferralActive {
  /** Whether one runs today, in the zone of the studio. */
  active: boolean;
  /** The program; null when none runs. */
  program: ReferralProgram | null;
}
