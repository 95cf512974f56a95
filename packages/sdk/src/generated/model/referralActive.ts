/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ReferralProgram } from './referralProgram.ts';

/**
 * Referral program of a studio, if any.
 */
export interface ReferralActive {
  /** True if there is a program today, in the time zone of the studio. */
  active: boolean;
  /** The program, if any. */
  program: ReferralProgram | null;
}
