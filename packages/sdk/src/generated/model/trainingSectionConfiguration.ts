/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrainingSection } from './trainingSection.ts';

/**
 * Training section of the portal for a facility.
 */
export interface TrainingSectionConfiguration {
  /**
     * Id of the facility; the same as the organization unit id of its studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  facilityId: number;
  /** True if there is a training section; otherwise sections is empty. */
  enabled: boolean;
  /**
     * In display order.
     * @maxItems 20
     */
  sections: TrainingSection[];
}
