/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ActiveCheckin
} from './schemas/ActiveCheckin.ts';

import {
  CheckinHistoryReport
} from './schemas/CheckinHistoryReport.ts';

import {
  CreateCheckinRequest
} from './schemas/CreateCheckinRequest.ts';

import {
  CrossTenantCheckin
} from './schemas/CrossTenantCheckin.ts';

import {
  EarliestCheckinDate
} from './schemas/EarliestCheckinDate.ts';



/**
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 * @summary Check-in state of the member
 */
export const getActiveCheckinPathStudioIdMax = 9007199254740991;



export const GetActiveCheckinParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getActiveCheckinPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetActiveCheckinResponse = ActiveCheckin

/**
 * For members of the tenant in X-Tenant, if the studio allows self-service check-in. Checking in again does not create a second visit. A new visit ends one at another studio of the chain. Checking out ends the visit at this studio.
 * @summary Check in or out
 */
export const createCheckinPathStudioIdMax = 9007199254740991;



export const CreateCheckinParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCheckinPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const CreateCheckinBody = CreateCheckinRequest

export const CreateCheckinResponse = ActiveCheckin

/**
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 * @summary Earliest date of the visit history
 */
export const GetEarliestCheckinDateResponse = EarliestCheckinDate

/**
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain, each on the day on which it began in the time zone of its studio. Durations are elapsed minutes, independent of clock changes.
 * @summary Visits of a period
 */
export const getCheckinHistoryReportQueryStartDateMin = 10;
export const getCheckinHistoryReportQueryStartDateMax = 10;


export const getCheckinHistoryReportQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getCheckinHistoryReportQueryEndDateMin = 10;
export const getCheckinHistoryReportQueryEndDateMax = 10;


export const getCheckinHistoryReportQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const GetCheckinHistoryReportQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckinHistoryReportQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getCheckinHistoryReportQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getCheckinHistoryReportQueryStartDateRegExp))).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio; defaults to the earliest possible one.')),
  "endDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckinHistoryReportQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getCheckinHistoryReportQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getCheckinHistoryReportQueryEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; defaults to today.'))
})

export const GetCheckinHistoryReportResponse = CheckinHistoryReport

/**
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 * @summary Visits of a period as a file
 */
export const getCheckinHistoryDocumentQueryStartDateMin = 10;
export const getCheckinHistoryDocumentQueryStartDateMax = 10;


export const getCheckinHistoryDocumentQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getCheckinHistoryDocumentQueryEndDateMin = 10;
export const getCheckinHistoryDocumentQueryEndDateMax = 10;


export const getCheckinHistoryDocumentQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const GetCheckinHistoryDocumentQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckinHistoryDocumentQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getCheckinHistoryDocumentQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getCheckinHistoryDocumentQueryStartDateRegExp))).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio; defaults to the earliest possible one.')),
  "endDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckinHistoryDocumentQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getCheckinHistoryDocumentQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getCheckinHistoryDocumentQueryEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; defaults to today.'))
})

export const GetCheckinHistoryDocumentResponse = /*#__PURE__*/ zod.unknown()

/**
 * For anyone with the link, without a session. A chain whose members may train at studios of another chain sends it to a member; the visited studio reads it at check-in. Changes nothing.
 * @summary Visit at a studio of another chain
 */
export const getCrossTenantCheckinQueryPublicTokenMax = 1024;



export const GetCrossTenantCheckinQueryParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCrossTenantCheckinQueryPublicTokenMax)).check(/*#__PURE__*/ zod.describe('The secret of the link for one visit at a studio of another chain.'))
})

export const GetCrossTenantCheckinResponse = CrossTenantCheckin
