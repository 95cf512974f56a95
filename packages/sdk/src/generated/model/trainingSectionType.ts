/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Content of a part of the training section.
 */
export type TrainingSectionType = typeof TrainingSectionType[keyof typeof TrainingSectionType];


export const TrainingSectionType = {
  TRAINING_PLANS: 'TRAINING_PLANS',
  WORKOUT_HISTORY: 'WORKOUT_HISTORY',
  BODY_MEASUREMENTS: 'BODY_MEASUREMENTS',
  ARTICLES: 'ARTICLES',
  VIDEOS: 'VIDEOS',
} as const;
