/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrainingSection } from './trainingSection.ts';

/**
 * What the training section of the portal shows for a facility.
 */
export interface TrainingSectionConfiguration {
  /**
     * Id of the facility; the same as the organization unit id of its studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  facilityId: number;
  /** Whether there is a training section; without one there are no sections. */
  enabled: boolean;
  /**
     * In their order.
     * @maxItems 20
     */
  sections: TrainingSection[];
}
