/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioFeature } from './studioFeature.ts';

/**
 * A group of features.
 */
export interface StudioFeatureCategory {
  /**
     * Id of the group.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name in the requested language.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * The features of the group, by name.
     * @maxItems 200
     */
  features: StudioFeature[];
}
