/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { TrainingSection } from './TrainingSection.ts';

export const trainingSectionConfigurationFacilityIdMax = 9007199254740991;

export const trainingSectionConfigurationSectionsMax = 20;



export const TrainingSectionConfiguration = /*#__PURE__*/ zod.object({
  "facilityId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trainingSectionConfigurationFacilityIdMax)),
  "enabled": /*#__PURE__*/ zod.boolean(),
  "sections": /*#__PURE__*/ zod.array(TrainingSection).check(/*#__PURE__*/ zod.maxLength(trainingSectionConfigurationSectionsMax))
});

export type TrainingSectionConfiguration = zod.input<typeof TrainingSectionConfiguration>;
export type TrainingSectionConfigurationOutput = zod.output<typeof TrainingSectionConfiguration>;
