/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FeatureName } from './featureName.ts';

/**
 * Whether a feature is on.
 */
export interface FeatureState {
  name: FeatureName;
  /** Whether it is on. */
  enabled: boolean;
}
