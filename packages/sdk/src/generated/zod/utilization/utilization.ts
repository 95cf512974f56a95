/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ActiveCheckins
} from '../schemas/ActiveCheckins.ts';

import {
  HistoricUtilization
} from '../schemas/HistoricUtilization.ts';

import {
  Utilization
} from '../schemas/Utilization.ts';

import {
  UtilizationIndicatorLimits
} from '../schemas/UtilizationIndicatorLimits.ts';

import {
  UtilizationReveal
} from '../schemas/UtilizationReveal.ts';


/**
 * For anybody logged in, connected or not. All hours of today in the studio's zone; those that have begun as counted, those to come as the last four weeks let expect. Percent of the capacity.
 * @summary How busy a studio is today, for members
 */
export const getUtilizationPathStudioIdMax = 9007199254740991;



export const GetUtilizationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUtilizationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetUtilizationResponse = Utilization

/**
 * For anybody logged in, connected or not. Ask it first, since the counts are refused with utilization.error.notrevealed where it is false.
 * @summary Whether a studio shows how busy it is, for members
 */
export const getUtilizationRevealPathStudioIdMax = 9007199254740991;



export const GetUtilizationRevealParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUtilizationRevealPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetUtilizationRevealResponse = UtilizationReveal

/**
 * For anybody logged in, connected or not. Whom the entrance has counted in the hour that it is, and when that began, and who has checked in by createCheckin and not left yet.
 * @summary How many people are in a studio now, for members
 */
export const getActiveCheckinsPathStudioIdMax = 9007199254740991;



export const GetActiveCheckinsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getActiveCheckinsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetActiveCheckinsResponse = ActiveCheckins

/**
 * For anybody logged in, connected or not. Averages of the last four weeks by weekday and hour on the studio's clock, today left out.
 * @summary How busy a studio usually is, for members
 */
export const listHistoricUtilizationPathStudioIdMax = 9007199254740991;



export const ListHistoricUtilizationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHistoricUtilizationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListHistoricUtilizationResponseItem = HistoricUtilization
export const ListHistoricUtilizationResponse = /*#__PURE__*/ zod.array(ListHistoricUtilizationResponseItem).check(/*#__PURE__*/ zod.maxLength(7))

/**
 * For anybody logged in, connected or not. Percent of the capacity up to which it is low, medium or high; told also where the counts are not revealed.
 * @summary Limits of the indicator, for members
 */
export const getUtilizationIndicatorLimitsPathStudioIdMax = 9007199254740991;



export const GetUtilizationIndicatorLimitsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUtilizationIndicatorLimitsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetUtilizationIndicatorLimitsResponse = UtilizationIndicatorLimits

/**
 * For anybody logged in, connected or not. The hours of today that have begun, in the studio's zone; those to come are in getUtilization.
 * @summary How busy a studio has been today, for members
 */
export const getUtilizationTodayPathStudioIdMax = 9007199254740991;



export const GetUtilizationTodayParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getUtilizationTodayPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetUtilizationTodayResponse = Utilization

/**
 * For anybody, and the same as members are told. All hours of today in the studio's zone; those that have begun as counted, those to come as the last four weeks let expect. Percent of the capacity.
 * @summary How busy a studio is today, for everybody
 */
export const getPublicUtilizationPathStudioIdMax = 9007199254740991;



export const GetPublicUtilizationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicUtilizationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicUtilizationResponse = Utilization

/**
 * For anybody; ask it first, since the counts are refused with utilization.error.notrevealed where it is false. The same as members are told.
 * @summary Whether a studio shows how busy it is, for everybody
 */
export const getPublicUtilizationRevealPathStudioIdMax = 9007199254740991;



export const GetPublicUtilizationRevealParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicUtilizationRevealPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicUtilizationRevealResponse = UtilizationReveal

/**
 * For anybody, and the same as members are told. Whom the entrance has counted in the hour that it is, and when that began, and who has checked in by createCheckin and not left yet.
 * @summary How many people are in a studio now, for everybody
 */
export const getPublicActiveCheckinsPathStudioIdMax = 9007199254740991;



export const GetPublicActiveCheckinsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicActiveCheckinsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicActiveCheckinsResponse = ActiveCheckins

/**
 * For anybody, and the same as members are told. Averages of the last four weeks by weekday and hour on the studio's clock, today left out.
 * @summary How busy a studio usually is, for everybody
 */
export const listPublicHistoricUtilizationPathStudioIdMax = 9007199254740991;



export const ListPublicHistoricUtilizationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicHistoricUtilizationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicHistoricUtilizationResponseItem = HistoricUtilization
export const ListPublicHistoricUtilizationResponse = /*#__PURE__*/ zod.array(ListPublicHistoricUtilizationResponseItem).check(/*#__PURE__*/ zod.maxLength(7))

/**
 * For anybody, and the same as members are told. Percent of the capacity up to which it is low, medium or high; told also where the counts are not revealed.
 * @summary Limits of the indicator, for everybody
 */
export const getPublicUtilizationIndicatorLimitsPathStudioIdMax = 9007199254740991;



export const GetPublicUtilizationIndicatorLimitsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicUtilizationIndicatorLimitsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicUtilizationIndicatorLimitsResponse = UtilizationIndicatorLimits

/**
 * For anybody, and the same as members are told. The hours of today that have begun, in the studio's zone; those to come are in getPublicUtilization.
 * @summary How busy a studio has been today, for everybody
 */
export const getPublicUtilizationTodayPathStudioIdMax = 9007199254740991;



export const GetPublicUtilizationTodayParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicUtilizationTodayPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicUtilizationTodayResponse = Utilization
