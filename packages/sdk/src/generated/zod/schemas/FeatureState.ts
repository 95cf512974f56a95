/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { FeatureName } from './FeatureName.ts';

export const FeatureState = /*#__PURE__*/ zod.object({
  "name": FeatureName,
  "enabled": /*#__PURE__*/ zod.boolean()
});

export type FeatureState = zod.input<typeof FeatureState>;
export type FeatureStateOutput = zod.output<typeof FeatureState>;
