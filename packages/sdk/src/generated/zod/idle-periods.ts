/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CreateIdlePeriodRequest
} from './schemas/CreateIdlePeriodRequest.ts';

import {
  IdlePeriod
} from './schemas/IdlePeriod.ts';

import {
  IdlePeriodConfig
} from './schemas/IdlePeriodConfig.ts';

import {
  IdlePeriodCreateButton
} from './schemas/IdlePeriodCreateButton.ts';

import {
  IdlePeriodDateLimitations
} from './schemas/IdlePeriodDateLimitations.ts';

import {
  IdlePeriodDocument
} from './schemas/IdlePeriodDocument.ts';

import {
  IdlePeriodDocumentRequirements
} from './schemas/IdlePeriodDocumentRequirements.ts';

import {
  IdlePeriodDocumentUpload
} from './schemas/IdlePeriodDocumentUpload.ts';

import {
  IdlePeriodFirstStartDate
} from './schemas/IdlePeriodFirstStartDate.ts';

import {
  IdlePeriodOverview
} from './schemas/IdlePeriodOverview.ts';



/**
 * For members of the tenant in X-Tenant. Pauses the active contract. With CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION it is accepted at once, with CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITH_VERIFICATION it waits for the studio; the member is notified by mail. Charges for days of the pause are refunded.
 * @summary Request an idle period
 */
export const createIdlePeriodHeaderIdempotencyKeyMin = 16;
export const createIdlePeriodHeaderIdempotencyKeyMax = 64;


export const createIdlePeriodHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateIdlePeriodHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createIdlePeriodHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createIdlePeriodHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createIdlePeriodHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateIdlePeriodBody = CreateIdlePeriodRequest

export const CreateIdlePeriodResponse = IdlePeriod

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 * @summary Rules for idle periods
 */
export const GetIdlePeriodConfigResponse = IdlePeriodConfig

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 * @summary Possible days of an idle period, and its effect
 */
export const getIdlePeriodDateLimitationsQueryStartDateMin = 10;
export const getIdlePeriodDateLimitationsQueryStartDateMax = 10;


export const getIdlePeriodDateLimitationsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getIdlePeriodDateLimitationsQueryEndDateMin = 10;
export const getIdlePeriodDateLimitationsQueryEndDateMax = 10;


export const getIdlePeriodDateLimitationsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const GetIdlePeriodDateLimitationsQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getIdlePeriodDateLimitationsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getIdlePeriodDateLimitationsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getIdlePeriodDateLimitationsQueryStartDateRegExp))).check(/*#__PURE__*/ zod.describe('First calendar day of a possible idle period, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getIdlePeriodDateLimitationsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getIdlePeriodDateLimitationsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getIdlePeriodDateLimitationsQueryEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Last calendar day of a possible idle period, in the time zone of the studio.'))
})

export const GetIdlePeriodDateLimitationsResponse = IdlePeriodDateLimitations

/**
 * For members of the tenant in X-Tenant. For clients that send only the two days: the next idle period that is requested uses it if the studio requires a document. It is stored for a day; uploadIdlePeriodDocumentV2 returns an id instead.
 * @summary Upload the document for the next idle period
 */
export const UploadIdlePeriodDocumentBody = IdlePeriodDocumentUpload

export const UploadIdlePeriodDocumentResponse = /*#__PURE__*/ zod.void()

/**
 * For members of the tenant in X-Tenant. The document is stored for a day, for the one idle period that refers to its id; uploadIdlePeriodDocument is for clients that send no id. Pictures are re-encoded to remove metadata.
 * @summary Upload a document for an idle period
 */
export const UploadIdlePeriodDocumentV2Body = IdlePeriodDocumentUpload

export const UploadIdlePeriodDocumentV2Response = IdlePeriodDocument

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 * @summary Document requirements of idle periods
 */
export const GetIdlePeriodDocumentRequirementsResponse = IdlePeriodDocumentRequirements

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 * @summary First possible start of the next idle period
 */
export const GetIdlePeriodFirstStartDateResponse = IdlePeriodFirstStartDate

/**
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 * @summary Availability of idle periods for the member
 */
export const GetIdlePeriodCreateButtonResponse = IdlePeriodCreateButton

/**
 * For members of the tenant in X-Tenant. Possible before it begins or while it waits for the studio; the contract then continues as if it had not been requested, and the member is notified by mail. Repeating the call returns 204 again.
 * @summary Cancel an idle period
 */
export const cancelIdlePeriodPathIdlePeriodIdMax = 9007199254740991;



export const CancelIdlePeriodParams = /*#__PURE__*/ zod.object({
  "idlePeriodId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelIdlePeriodPathIdlePeriodIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the idle period.'))
})

export const CancelIdlePeriodResponse = /*#__PURE__*/ zod.void()

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 * @summary Idle periods of the member in one list
 */
export const ListIdlePeriodsResponseItem = IdlePeriod
export const ListIdlePeriodsResponse = /*#__PURE__*/ zod.array(ListIdlePeriodsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 * @summary Idle periods of the member in two lists
 */
export const GetIdlePeriodsResponse = IdlePeriodOverview
