/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrainingSectionType } from './trainingSectionType.ts';

/**
 * A part of the training section.
 */
export interface TrainingSection {
  type: TrainingSectionType;
  /**
     * Place in the training section, from 1.
     * @minimum 1
     * @maximum 100
     */
  position: number;
  /** Whether it opens for members only. */
  membersOnly: boolean;
}
