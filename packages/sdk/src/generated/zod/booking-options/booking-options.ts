/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BookingOption
} from '../schemas/BookingOption.ts';

import {
  BookingOptionsWithOffers
} from '../schemas/BookingOptionsWithOffers.ts';

import {
  BookingOptionsWithTrialContingentAndOffers
} from '../schemas/BookingOptionsWithTrialContingentAndOffers.ts';


/**
 * For anybody logged in; who is not connected to the studio's tenant holds nothing. Also lists what does not fit, with the reason in invalidReason. Asked for either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else is a 400. Trials are left out; getBookingOptionsWithOffers has offers too.
 * @summary What the account holds that may pay for an appointment
 */
export const listBookingOptionsQueryCourseAppointmentIdMax = 9007199254740991;

export const listBookingOptionsQueryBenefitIdMax = 9007199254740991;

export const listBookingOptionsQueryOrganizationUnitIdMax = 9007199254740991;

export const listBookingOptionsQueryStartDateTimeMin = 20;
export const listBookingOptionsQueryStartDateTimeMax = 35;


export const listBookingOptionsQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const ListBookingOptionsQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingOptionsQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to be paid for; left out where a single appointment is.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingOptionsQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('The kind of the single appointment to be paid for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingOptionsQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBookingOptionsQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(listBookingOptionsQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(listBookingOptionsQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('When the single appointment begins, with an offset; any offset that names the instant will do.'))
})

export const ListBookingOptionsResponseItem = BookingOption
export const ListBookingOptionsResponse = /*#__PURE__*/ zod.array(ListBookingOptionsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody logged in. What the account holds, as listBookingOptions has it, beside what can be bought; the call for the step that asks how to pay, of a course or of a single appointment. What is for members only has no offers. Prices count in the major unit of the studio's currency.
 * @summary What may pay for an appointment, with what can be bought
 */
export const getBookingOptionsWithOffersQueryCourseAppointmentIdMax = 9007199254740991;

export const getBookingOptionsWithOffersQueryBenefitIdMax = 9007199254740991;

export const getBookingOptionsWithOffersQueryOrganizationUnitIdMax = 9007199254740991;

export const getBookingOptionsWithOffersQueryStartDateTimeMin = 20;
export const getBookingOptionsWithOffersQueryStartDateTimeMax = 35;


export const getBookingOptionsWithOffersQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const GetBookingOptionsWithOffersQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithOffersQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to be paid for; left out where a single appointment is.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithOffersQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('The kind of the single appointment to be paid for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithOffersQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getBookingOptionsWithOffersQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getBookingOptionsWithOffersQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getBookingOptionsWithOffersQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('When the single appointment begins, with an offset; any offset that names the instant will do.'))
})

export const GetBookingOptionsWithOffersResponse = BookingOptionsWithOffers

/**
 * For anybody logged in. As getBookingOptionsWithOffers, with the trials that the account holds in a list of their own; for portals that let readers pay with one.
 * @summary What may pay for an appointment, trials included
 */
export const getBookingOptionsWithTrialContingentAndOffersQueryCourseAppointmentIdMax = 9007199254740991;

export const getBookingOptionsWithTrialContingentAndOffersQueryBenefitIdMax = 9007199254740991;

export const getBookingOptionsWithTrialContingentAndOffersQueryOrganizationUnitIdMax = 9007199254740991;

export const getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMin = 20;
export const getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMax = 35;


export const getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const GetBookingOptionsWithTrialContingentAndOffersQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithTrialContingentAndOffersQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to be paid for; left out where a single appointment is.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithTrialContingentAndOffersQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('The kind of the single appointment to be paid for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithTrialContingentAndOffersQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('When the single appointment begins, with an offset; any offset that names the instant will do.'))
})

export const GetBookingOptionsWithTrialContingentAndOffersResponse = BookingOptionsWithTrialContingentAndOffers

/**
 * For anybody. Without an account nobody holds anything, so the list is always empty and the call tells no more than that the appointment exists. What can be bought stands in getPublicBookingOptionsWithOffers.
 * @summary What the account holds that may pay for an appointment (public)
 */
export const listPublicBookingOptionsQueryCourseAppointmentIdMax = 9007199254740991;

export const listPublicBookingOptionsQueryBenefitIdMax = 9007199254740991;

export const listPublicBookingOptionsQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicBookingOptionsQueryStartDateTimeMin = 20;
export const listPublicBookingOptionsQueryStartDateTimeMax = 35;


export const listPublicBookingOptionsQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const ListPublicBookingOptionsQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicBookingOptionsQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to be paid for; left out where a single appointment is.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicBookingOptionsQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('The kind of the single appointment to be paid for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicBookingOptionsQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicBookingOptionsQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(listPublicBookingOptionsQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(listPublicBookingOptionsQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('When the single appointment begins, with an offset; any offset that names the instant will do.'))
})

export const ListPublicBookingOptionsResponseItem = BookingOption
export const ListPublicBookingOptionsResponse = /*#__PURE__*/ zod.array(ListPublicBookingOptionsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody. The offers to somebody without an account; bookingOptions is always empty, with a session too. What is for members only has no offers.
 * @summary What may pay for an appointment, with what can be bought (public)
 */
export const getPublicBookingOptionsWithOffersQueryCourseAppointmentIdMax = 9007199254740991;

export const getPublicBookingOptionsWithOffersQueryBenefitIdMax = 9007199254740991;

export const getPublicBookingOptionsWithOffersQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicBookingOptionsWithOffersQueryStartDateTimeMin = 20;
export const getPublicBookingOptionsWithOffersQueryStartDateTimeMax = 35;


export const getPublicBookingOptionsWithOffersQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const GetPublicBookingOptionsWithOffersQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithOffersQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to be paid for; left out where a single appointment is.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithOffersQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('The kind of the single appointment to be paid for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithOffersQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicBookingOptionsWithOffersQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getPublicBookingOptionsWithOffersQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getPublicBookingOptionsWithOffersQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('When the single appointment begins, with an offset; any offset that names the instant will do.'))
})

export const GetPublicBookingOptionsWithOffersResponse = BookingOptionsWithOffers

/**
 * For anybody. The offers to somebody without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers tells as much.
 * @summary What may pay for an appointment, trials included (public)
 */
export const getPublicBookingOptionsWithTrialContingentAndOffersQueryCourseAppointmentIdMax = 9007199254740991;

export const getPublicBookingOptionsWithTrialContingentAndOffersQueryBenefitIdMax = 9007199254740991;

export const getPublicBookingOptionsWithTrialContingentAndOffersQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMin = 20;
export const getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMax = 35;


export const getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const GetPublicBookingOptionsWithTrialContingentAndOffersQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithTrialContingentAndOffersQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to be paid for; left out where a single appointment is.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithTrialContingentAndOffersQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('The kind of the single appointment to be paid for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithTrialContingentAndOffersQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('When the single appointment begins, with an offset; any offset that names the instant will do.'))
})

export const GetPublicBookingOptionsWithTrialContingentAndOffersResponse = BookingOptionsWithTrialContingentAndOffers
