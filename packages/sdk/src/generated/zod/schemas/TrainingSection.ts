/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { TrainingSectionType } from './TrainingSectionType.ts';

export const trainingSectionPositionMax = 100;



export const TrainingSection = /*#__PURE__*/ zod.object({
  "type": TrainingSectionType,
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trainingSectionPositionMax)),
  "membersOnly": /*#__PURE__*/ zod.boolean()
});

export type TrainingSection = zod.input<typeof TrainingSection>;
export type TrainingSectionOutput = zod.output<typeof TrainingSection>;
