/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ActiveCheckin
} from '../schemas/ActiveCheckin.ts';

import {
  CheckinHistoryReport
} from '../schemas/CheckinHistoryReport.ts';

import {
  CreateCheckinRequest
} from '../schemas/CreateCheckinRequest.ts';

import {
  CrossTenantCheckin
} from '../schemas/CrossTenantCheckin.ts';

import {
  EarliestCheckinDate
} from '../schemas/EarliestCheckinDate.ts';


/**
 * For members of the tenant that X-Tenant names. The visit that goes on, what the studio lets members do by themselves, and what to show to its scanner; ask anew to follow it. A visit that nobody ends is over after the time that the studio has set.
 * @summary Whether the member is checked in
 */
export const getActiveCheckinPathStudioIdMax = 9007199254740991;



export const GetActiveCheckinParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getActiveCheckinPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetActiveCheckinResponse = ActiveCheckin

/**
 * For members of the tenant that X-Tenant names, where the studio lets them do it by themselves. Whoever is checked in already stays so: there is no second visit. A visit at another studio of the chain ends when one begins. Checking out ends the visit of this studio.
 * @summary Check in or out
 */
export const createCheckinPathStudioIdMax = 9007199254740991;



export const CreateCheckinParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCheckinPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const CreateCheckinBody = CreateCheckinRequest

export const CreateCheckinResponse = ActiveCheckin

/**
 * For members who have CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day on which the first contract or the first visit began, unless the studio keeps visits for a shorter time; today for whoever has neither.
 * @summary How far back the history of visits goes
 */
export const GetEarliestCheckinDateResponse = EarliestCheckinDate

/**
 * For members who have CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The visits at all studios of the chain; each belongs to the day on which it began in the zone of its studio. Durations are minutes that have passed, also across a change of the clocks.
 * @summary Visits between two days
 */
export const getCheckinHistoryReportQueryStartDateMin = 10;
export const getCheckinHistoryReportQueryStartDateMax = 10;


export const getCheckinHistoryReportQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getCheckinHistoryReportQueryEndDateMin = 10;
export const getCheckinHistoryReportQueryEndDateMax = 10;


export const getCheckinHistoryReportQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const GetCheckinHistoryReportQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckinHistoryReportQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getCheckinHistoryReportQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getCheckinHistoryReportQueryStartDateRegExp))).check(/*#__PURE__*/ zod.describe('First calendar day, in the zone of the studio; left out, the first one that can be asked for.')),
  "endDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckinHistoryReportQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getCheckinHistoryReportQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getCheckinHistoryReportQueryEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Last calendar day, included; left out, today.'))
})

export const GetCheckinHistoryReportResponse = CheckinHistoryReport

/**
 * For members who have CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. What getCheckinHistoryReport answers, as a PDF in the brand of the chain; made anew each time, in the language of the reader.
 * @summary Visits between two days as a file
 */
export const getCheckinHistoryDocumentQueryStartDateMin = 10;
export const getCheckinHistoryDocumentQueryStartDateMax = 10;


export const getCheckinHistoryDocumentQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getCheckinHistoryDocumentQueryEndDateMin = 10;
export const getCheckinHistoryDocumentQueryEndDateMax = 10;


export const getCheckinHistoryDocumentQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const GetCheckinHistoryDocumentQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckinHistoryDocumentQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getCheckinHistoryDocumentQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getCheckinHistoryDocumentQueryStartDateRegExp))).check(/*#__PURE__*/ zod.describe('First calendar day, in the zone of the studio; left out, the first one that can be asked for.')),
  "endDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckinHistoryDocumentQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getCheckinHistoryDocumentQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getCheckinHistoryDocumentQueryEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Last calendar day, included; left out, today.'))
})

export const GetCheckinHistoryDocumentResponse = /*#__PURE__*/ zod.unknown()

/**
 * For whoever has the link, without a session. A chain whose members may train at studios of another one sends it to a member; the studio that is visited reads it at its door. Changes nothing.
 * @summary A visit at a studio of another chain
 */
export const getCrossTenantCheckinQueryPublicTokenMin = 32;
export const getCrossTenantCheckinQueryPublicTokenMax = 64;


export const getCrossTenantCheckinQueryPublicTokenRegExp = /*#__PURE__*/ new RegExp('^xtc_[A-Za-z0-9_-]{28,60}$');


export const GetCrossTenantCheckinQueryParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCrossTenantCheckinQueryPublicTokenMin)).check(/*#__PURE__*/ zod.maxLength(getCrossTenantCheckinQueryPublicTokenMax)).check(/*#__PURE__*/ zod.regex(getCrossTenantCheckinQueryPublicTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret of the link for one visit at a studio of another chain.'))
})

export const GetCrossTenantCheckinResponse = CrossTenantCheckin
