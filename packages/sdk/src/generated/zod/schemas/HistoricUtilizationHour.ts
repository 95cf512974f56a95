/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { UtilizationLevel } from './UtilizationLevel.ts';

export const historicUtilizationHourStartTimeMin = 5;
export const historicUtilizationHourStartTimeMax = 5;


export const historicUtilizationHourStartTimeRegExp = /*#__PURE__*/ new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const historicUtilizationHourEndTimeMin = 5;
export const historicUtilizationHourEndTimeMax = 5;


export const historicUtilizationHourEndTimeRegExp = /*#__PURE__*/ new RegExp('^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');
export const historicUtilizationHourAverageVisitorsMin = 0;
export const historicUtilizationHourAverageVisitorsMax = 100000;

export const historicUtilizationHourPercentageMin = 0;
export const historicUtilizationHourPercentageMax = 100;



export const HistoricUtilizationHour = /*#__PURE__*/ zod.object({
  "startTime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(historicUtilizationHourStartTimeMin)).check(/*#__PURE__*/ zod.maxLength(historicUtilizationHourStartTimeMax)).check(/*#__PURE__*/ zod.regex(historicUtilizationHourStartTimeRegExp)),
  "endTime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(historicUtilizationHourEndTimeMin)).check(/*#__PURE__*/ zod.maxLength(historicUtilizationHourEndTimeMax)).check(/*#__PURE__*/ zod.regex(historicUtilizationHourEndTimeRegExp)),
  "averageVisitors": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(historicUtilizationHourAverageVisitorsMin)).check(/*#__PURE__*/ zod.lte(historicUtilizationHourAverageVisitorsMax)),
  "percentage": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(historicUtilizationHourPercentageMin)).check(/*#__PURE__*/ zod.lte(historicUtilizationHourPercentageMax)),
  "level": UtilizationLevel
});

export type HistoricUtilizationHour = zod.input<typeof HistoricUtilizationHour>;
export type HistoricUtilizationHourOutput = zod.output<typeof HistoricUtilizationHour>;
