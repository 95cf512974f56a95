/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrialSessionStepName } from './trialSessionStepName.ts';

/**
 * A step of the booking of a trial session.
 */
export interface TrialSessionStep {
  /**
     * Its number, from 1; the address of the portal has it.
     * @minimum 1
     * @maximum 9
     */
  step: number;
  /** What is done there. */
  name: TrialSessionStepName;
}
