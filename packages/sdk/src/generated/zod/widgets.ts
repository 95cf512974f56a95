/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  OffersWidget
} from './schemas/OffersWidget.ts';

import {
  TimetableWidget
} from './schemas/TimetableWidget.ts';

import {
  TrialWidget
} from './schemas/TrialWidget.ts';

import {
  WidgetOrigins
} from './schemas/WidgetOrigins.ts';



/**
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 * @summary Websites that may show widgets of a studio
 */
export const listWidgetOriginsPathStudioIdMax = 9007199254740991;



export const ListWidgetOriginsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWidgetOriginsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListWidgetOriginsResponse = WidgetOrigins

/**
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 * @summary Week of a studio for its website
 */
export const getTimetableWidgetPathStudioIdMax = 9007199254740991;



export const GetTimetableWidgetParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTimetableWidgetPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const getTimetableWidgetQueryStartDateMin = 10;
export const getTimetableWidgetQueryStartDateMax = 10;


export const getTimetableWidgetQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const GetTimetableWidgetQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getTimetableWidgetQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getTimetableWidgetQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getTimetableWidgetQueryStartDateRegExp))).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio; today by default.'))
})

export const GetTimetableWidgetResponse = TimetableWidget

/**
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The offers of listContractOffers with what is needed to show them. Amounts are in the major unit of the currency.
 * @summary Memberships of a studio for its website
 */
export const getOffersWidgetPathStudioIdMax = 9007199254740991;



export const GetOffersWidgetParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getOffersWidgetPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetOffersWidgetResponse = OffersWidget

/**
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. The trial session with its next free times. Amounts are in the major unit of the currency.
 * @summary Trial session of a studio for its website
 */
export const getTrialWidgetPathStudioIdMax = 9007199254740991;



export const GetTrialWidgetParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTrialWidgetPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetTrialWidgetResponse = TrialWidget
