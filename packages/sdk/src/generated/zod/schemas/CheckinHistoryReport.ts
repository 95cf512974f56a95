/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Checkin } from './Checkin.ts';

export const checkinHistoryReportStartDateMin = 10;
export const checkinHistoryReportStartDateMax = 10;

export const checkinHistoryReportEndDateMin = 10;
export const checkinHistoryReportEndDateMax = 10;

export const checkinHistoryReportVisitsMin = 0;
export const checkinHistoryReportVisitsMax = 10000;

export const checkinHistoryReportTotalMinutesMin = 0;
export const checkinHistoryReportTotalMinutesMax = 100000000;

export const checkinHistoryReportCheckinsMax = 10000;



export const CheckinHistoryReport = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(checkinHistoryReportStartDateMin)).check(/*#__PURE__*/ zod.maxLength(checkinHistoryReportStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(checkinHistoryReportEndDateMin)).check(/*#__PURE__*/ zod.maxLength(checkinHistoryReportEndDateMax)),
  "visits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkinHistoryReportVisitsMin)).check(/*#__PURE__*/ zod.lte(checkinHistoryReportVisitsMax)),
  "totalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkinHistoryReportTotalMinutesMin)).check(/*#__PURE__*/ zod.lte(checkinHistoryReportTotalMinutesMax)),
  "checkins": /*#__PURE__*/ zod.array(Checkin).check(/*#__PURE__*/ zod.maxLength(checkinHistoryReportCheckinsMax))
});

export type CheckinHistoryReport = zod.input<typeof CheckinHistoryReport>;
export type CheckinHistoryReportOutput = zod.output<typeof CheckinHistoryReport>;
