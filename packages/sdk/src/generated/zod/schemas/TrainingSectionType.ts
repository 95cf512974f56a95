/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const TrainingSectionType = /*#__PURE__*/ zod.enum(['TRAINING_PLANS', 'WORKOUT_HISTORY', 'BODY_MEASUREMENTS', 'ARTICLES', 'VIDEOS']);

export type TrainingSectionType = zod.input<typeof TrainingSectionType>;
export type TrainingSectionTypeOutput = zod.output<typeof TrainingSectionType>;
