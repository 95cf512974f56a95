/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Purpose of the step.
 */
export type TrialSessionStepName = typeof TrialSessionStepName[keyof typeof TrialSessionStepName];


export const TrialSessionStepName = {
  TIME: 'TIME',
  CONTACT: 'CONTACT',
  SUMMARY: 'SUMMARY',
} as const;
