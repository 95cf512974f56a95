/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FeatureName } from './featureName.ts';

/**
 * State of a feature.
 */
export interface FeatureState {
  name: FeatureName;
  /** True if it is enabled. */
  enabled: boolean;
}
