/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What is done there.
 */
export type TrialSessionStepName = typeof TrialSessionStepName[keyof typeof TrialSessionStepName];


export const TrialSessionStepName = {
  TIME: 'TIME',
  CONTACT: 'CONTACT',
  SUMMARY: 'SUMMARY',
} as const;
