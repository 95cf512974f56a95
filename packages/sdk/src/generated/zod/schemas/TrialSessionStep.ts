/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const trialSessionStepStepMax = 9;



export const TrialSessionStep = /*#__PURE__*/ zod.object({
  "step": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trialSessionStepStepMax)),
  "name": /*#__PURE__*/ zod.enum(['TIME', 'CONTACT', 'SUMMARY'])
});

export type TrialSessionStep = zod.input<typeof TrialSessionStep>;
export type TrialSessionStepOutput = zod.output<typeof TrialSessionStep>;
