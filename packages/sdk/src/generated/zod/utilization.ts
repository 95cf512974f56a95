/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ActiveCheckins
} from './schemas/ActiveCheckins.ts';

import {
  HistoricUtilization
} from './schemas/HistoricUtilization.ts';

import {
  Utilization
} from './schemas/Utilization.ts';

import {
  UtilizationIndicatorLimits
} from './schemas/UtilizationIndicatorLimits.ts';

import {
  UtilizationReveal
} from './schemas/UtilizationReveal.ts';



/**
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 * @summary Utilization of a studio today
 */
export const getUtilizationPathStudioIdMax = 9007199254740991;



export const GetUtilizationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUtilizationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetUtilizationResponse = Utilization

/**
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 * @summary Availability of a studio's utilization
 */
export const getUtilizationRevealPathStudioIdMax = 9007199254740991;



export const GetUtilizationRevealParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUtilizationRevealPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetUtilizationRevealResponse = UtilizationReveal

/**
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 * @summary Number of people in a studio now
 */
export const getActiveCheckinsPathStudioIdMax = 9007199254740991;



export const GetActiveCheckinsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getActiveCheckinsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetActiveCheckinsResponse = ActiveCheckins

/**
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 * @summary Usual utilization of a studio
 */
export const listHistoricUtilizationPathStudioIdMax = 9007199254740991;



export const ListHistoricUtilizationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHistoricUtilizationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListHistoricUtilizationResponseItem = HistoricUtilization
export const ListHistoricUtilizationResponse = /*#__PURE__*/ zod.array(ListHistoricUtilizationResponseItem).check(/*#__PURE__*/ zod.maxLength(7))

/**
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 * @summary Limits of the utilization indicator
 */
export const getUtilizationIndicatorLimitsPathStudioIdMax = 9007199254740991;



export const GetUtilizationIndicatorLimitsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUtilizationIndicatorLimitsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetUtilizationIndicatorLimitsResponse = UtilizationIndicatorLimits

/**
 * For any logged-in user, connected or not. Hours of today that have begun, in the studio's time zone; getUtilization also has future ones.
 * @summary Utilization of a studio today so far
 */
export const getUtilizationTodayPathStudioIdMax = 9007199254740991;



export const GetUtilizationTodayParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUtilizationTodayPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetUtilizationTodayResponse = Utilization

/**
 * Public, with the same data as for members. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 * @summary Utilization of a studio today (public)
 */
export const getPublicUtilizationPathStudioIdMax = 9007199254740991;



export const GetPublicUtilizationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicUtilizationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicUtilizationResponse = Utilization

/**
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 * @summary Availability of a studio's utilization (public)
 */
export const getPublicUtilizationRevealPathStudioIdMax = 9007199254740991;



export const GetPublicUtilizationRevealParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicUtilizationRevealPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicUtilizationRevealResponse = UtilizationReveal

/**
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 * @summary Number of people in a studio now (public)
 */
export const getPublicActiveCheckinsPathStudioIdMax = 9007199254740991;



export const GetPublicActiveCheckinsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicActiveCheckinsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicActiveCheckinsResponse = ActiveCheckins

/**
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 * @summary Usual utilization of a studio (public)
 */
export const listPublicHistoricUtilizationPathStudioIdMax = 9007199254740991;



export const ListPublicHistoricUtilizationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicHistoricUtilizationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicHistoricUtilizationResponseItem = HistoricUtilization
export const ListPublicHistoricUtilizationResponse = /*#__PURE__*/ zod.array(ListPublicHistoricUtilizationResponseItem).check(/*#__PURE__*/ zod.maxLength(7))

/**
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 * @summary Limits of the utilization indicator (public)
 */
export const getPublicUtilizationIndicatorLimitsPathStudioIdMax = 9007199254740991;



export const GetPublicUtilizationIndicatorLimitsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicUtilizationIndicatorLimitsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicUtilizationIndicatorLimitsResponse = UtilizationIndicatorLimits

/**
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 * @summary Utilization of a studio today so far (public)
 */
export const getPublicUtilizationTodayPathStudioIdMax = 9007199254740991;



export const GetPublicUtilizationTodayParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicUtilizationTodayPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicUtilizationTodayResponse = Utilization
