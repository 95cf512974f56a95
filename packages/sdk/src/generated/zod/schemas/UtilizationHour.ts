/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { UtilizationLevel } from './UtilizationLevel.ts';

export const utilizationHourStartDateTimeMin = 20;
export const utilizationHourStartDateTimeMax = 35;

export const utilizationHourEndDateTimeMin = 20;
export const utilizationHourEndDateTimeMax = 35;

export const utilizationHourVisitorsMin = 0;
export const utilizationHourVisitorsMax = 100000;

export const utilizationHourPercentageMin = 0;
export const utilizationHourPercentageMax = 100;



export const UtilizationHour = /*#__PURE__*/ zod.object({
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(utilizationHourStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(utilizationHourStartDateTimeMax)),
  "endDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(utilizationHourEndDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(utilizationHourEndDateTimeMax)),
  "state": /*#__PURE__*/ zod.enum(['COUNTED', 'EXPECTED']),
  "visitors": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utilizationHourVisitorsMin)).check(/*#__PURE__*/ zod.lte(utilizationHourVisitorsMax)),
  "percentage": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utilizationHourPercentageMin)).check(/*#__PURE__*/ zod.lte(utilizationHourPercentageMax)),
  "level": UtilizationLevel
});

export type UtilizationHour = zod.input<typeof UtilizationHour>;
export type UtilizationHourOutput = zod.output<typeof UtilizationHour>;
