/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Slot } from './Slot.ts';
import { TrialSessionConfig } from './TrialSessionConfig.ts';
import { WidgetStudio } from './WidgetStudio.ts';

export const trialWidgetSlotsMax = 12;



export const TrialWidget = /*#__PURE__*/ zod.object({
  "studio": WidgetStudio,
  "config": TrialSessionConfig,
  "slots": /*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.maxLength(trialWidgetSlotsMax))
});

export type TrialWidget = zod.input<typeof TrialWidget>;
export type TrialWidgetOutput = zod.output<typeof TrialWidget>;
