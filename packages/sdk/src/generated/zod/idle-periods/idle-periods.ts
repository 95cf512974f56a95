/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CreateIdlePeriodRequest
} from '../schemas/CreateIdlePeriodRequest.ts';

import {
  IdlePeriod
} from '../schemas/IdlePeriod.ts';

import {
  IdlePeriodConfig
} from '../schemas/IdlePeriodConfig.ts';

import {
  IdlePeriodCreateButton
} from '../schemas/IdlePeriodCreateButton.ts';

import {
  IdlePeriodDateLimitations
} from '../schemas/IdlePeriodDateLimitations.ts';

import {
  IdlePeriodDocument
} from '../schemas/IdlePeriodDocument.ts';

import {
  IdlePeriodDocumentRequirements
} from '../schemas/IdlePeriodDocumentRequirements.ts';

import {
  IdlePeriodDocumentUpload
} from '../schemas/IdlePeriodDocumentUpload.ts';

import {
  IdlePeriodFirstStartDate
} from '../schemas/IdlePeriodFirstStartDate.ts';

import {
  IdlePeriodOverview
} from '../schemas/IdlePeriodOverview.ts';


/**
 * For members of the tenant that X-Tenant names. It pauses the contract that runs. With CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION it is accepted at once, with CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITH_VERIFICATION it waits for the studio; a mail says which. What was charged already for days that rest comes back.
 * @summary Ask for an idle period
 */
export const createIdlePeriodHeaderIdempotencyKeyMin = 16;
export const createIdlePeriodHeaderIdempotencyKeyMax = 64;


export const createIdlePeriodHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateIdlePeriodHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createIdlePeriodHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createIdlePeriodHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createIdlePeriodHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateIdlePeriodBody = CreateIdlePeriodRequest

export const CreateIdlePeriodResponse = IdlePeriod

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the studio of the contract that would rest, else of the home studio.
 * @summary What idle periods the studio allows
 */
export const GetIdlePeriodConfigResponse = IdlePeriodConfig

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate it says when one that begins then can end, with endDate too what it would do to term and charges; nothing is asked for by it.
 * @summary Between which days an idle period can lie, and what one would do
 */
export const getIdlePeriodDateLimitationsQueryStartDateMin = 10;
export const getIdlePeriodDateLimitationsQueryStartDateMax = 10;


export const getIdlePeriodDateLimitationsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getIdlePeriodDateLimitationsQueryEndDateMin = 10;
export const getIdlePeriodDateLimitationsQueryEndDateMax = 10;


export const getIdlePeriodDateLimitationsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const GetIdlePeriodDateLimitationsQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getIdlePeriodDateLimitationsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getIdlePeriodDateLimitationsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getIdlePeriodDateLimitationsQueryStartDateRegExp))).check(/*#__PURE__*/ zod.describe('First calendar day of an idle period that is thought of, in the zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getIdlePeriodDateLimitationsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getIdlePeriodDateLimitationsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getIdlePeriodDateLimitationsQueryEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Last calendar day of an idle period that is thought of, in the zone of the studio.'))
})

export const GetIdlePeriodDateLimitationsResponse = IdlePeriodDateLimitations

/**
 * For members of the tenant that X-Tenant names. For clients that send the two days alone; the idle period that is asked for next takes it, where the studio requires one. It is kept for a day; uploadIdlePeriodDocumentV2 answers an id instead.
 * @summary Send the document for the next idle period
 */
export const UploadIdlePeriodDocumentBody = IdlePeriodDocumentUpload

export const UploadIdlePeriodDocumentResponse = /*#__PURE__*/ zod.void()

/**
 * For members of the tenant that X-Tenant names. It is kept for a day, for the one idle period that names its id; uploadIdlePeriodDocument is for clients that send no id. A picture is written anew, so that nothing but the picture is kept.
 * @summary Send a document for an idle period
 */
export const UploadIdlePeriodDocumentV2Body = IdlePeriodDocumentUpload

export const UploadIdlePeriodDocumentV2Response = IdlePeriodDocument

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 * @summary What document an idle period needs
 */
export const GetIdlePeriodDocumentRequirementsResponse = IdlePeriodDocumentRequirements

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Other than earliestPossibleStartDate it knows the idle periods that there are, how many may begin in a year, and when the contract ends.
 * @summary The first day on which the next idle period can begin
 */
export const GetIdlePeriodFirstStartDateResponse = IdlePeriodFirstStartDate

/**
 * For members of the tenant that X-Tenant names. True for a member who may ask, whose contract runs or lies ahead and is not canceled, as long as there is a day on which one can begin.
 * @summary Whether the member can ask for an idle period
 */
export const GetIdlePeriodCreateButtonResponse = IdlePeriodCreateButton

/**
 * For members of the tenant that X-Tenant names. As long as it has not begun, or waits for the studio; the contract then goes on as if it had not been asked for, and a mail says so. Once canceled, the same call answers 204 again.
 * @summary Cancel an idle period
 */
export const cancelIdlePeriodPathIdlePeriodIdMax = 9007199254740991;



export const CancelIdlePeriodParams = /*#__PURE__*/ zod.object({
  "idlePeriodId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelIdlePeriodPathIdlePeriodIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the idle period.'))
})

export const CancelIdlePeriodResponse = /*#__PURE__*/ zod.void()

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not tell past ones apart; getIdlePeriods has them in two lists. Canceled ones are in neither, nor those that would begin after the contract has ended.
 * @summary Idle periods of the member in one list
 */
export const ListIdlePeriodsResponseItem = IdlePeriod
export const ListIdlePeriodsResponse = /*#__PURE__*/ zod.array(ListIdlePeriodsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has all of them in one list. Canceled ones are in neither, nor those that would begin after the contract has ended.
 * @summary Idle periods of the member, those that are over apart
 */
export const GetIdlePeriodsResponse = IdlePeriodOverview
