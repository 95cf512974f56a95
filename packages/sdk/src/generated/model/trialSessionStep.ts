/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrialSessionStepName } from './trialSessionStepName.ts';

/**
 * A step of the booking of a trial session.
 */
export interface TrialSessionStep {
  /**
     * Number from 1, as in the address of the portal.
     * @minimum 1
     * @maximum 9
     */
  step: number;
  /** Purpose of the step. */
  name: TrialSessionStepName;
}
