/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { IdlePeriod } from './IdlePeriod.ts';

export const idlePeriodOverviewCurrentMax = 100;

export const idlePeriodOverviewPastMax = 100;



export const IdlePeriodOverview = /*#__PURE__*/ zod.object({
  "current": /*#__PURE__*/ zod.array(IdlePeriod).check(/*#__PURE__*/ zod.maxLength(idlePeriodOverviewCurrentMax)),
  "past": /*#__PURE__*/ zod.array(IdlePeriod).check(/*#__PURE__*/ zod.maxLength(idlePeriodOverviewPastMax))
});

export type IdlePeriodOverview = zod.input<typeof IdlePeriodOverview>;
export type IdlePeriodOverviewOutput = zod.output<typeof IdlePeriodOverview>;
