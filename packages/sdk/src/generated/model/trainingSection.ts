/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrainingSectionType } from './trainingSectionType.ts';

/**
 * A part of the training section.
 */
export interface TrainingSection {
  type: TrainingSectionType;
  /**
     * Position in the training section, from 1.
     * @minimum 1
     * @maximum 100
     */
  position: number;
  /** True if it is for members only. */
  membersOnly: boolean;
}
