/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BookingOption
} from './schemas/BookingOption.ts';

import {
  BookingOptionsWithOffers
} from './schemas/BookingOptionsWithOffers.ts';

import {
  BookingOptionsWithTrialContingentAndOffers
} from './schemas/BookingOptionsWithTrialContingentAndOffers.ts';



/**
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 * @summary Booking options for an appointment
 */
export const listBookingOptionsQueryCourseAppointmentIdMax = 9007199254740991;

export const listBookingOptionsQueryBenefitIdMax = 9007199254740991;

export const listBookingOptionsQueryOrganizationUnitIdMax = 9007199254740991;

export const listBookingOptionsQueryStartDateTimeMin = 20;
export const listBookingOptionsQueryStartDateTimeMax = 35;


export const listBookingOptionsQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const ListBookingOptionsQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingOptionsQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to pay for; omitted for single appointments.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingOptionsQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('Kind of the single appointment to pay for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingOptionsQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBookingOptionsQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(listBookingOptionsQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(listBookingOptionsQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('Start of the single appointment, with any offset.'))
})

export const ListBookingOptionsResponseItem = BookingOption
export const ListBookingOptionsResponse = /*#__PURE__*/ zod.array(ListBookingOptionsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 * @summary Booking options and offers for an appointment
 */
export const getBookingOptionsWithOffersQueryCourseAppointmentIdMax = 9007199254740991;

export const getBookingOptionsWithOffersQueryBenefitIdMax = 9007199254740991;

export const getBookingOptionsWithOffersQueryOrganizationUnitIdMax = 9007199254740991;

export const getBookingOptionsWithOffersQueryStartDateTimeMin = 20;
export const getBookingOptionsWithOffersQueryStartDateTimeMax = 35;


export const getBookingOptionsWithOffersQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const GetBookingOptionsWithOffersQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithOffersQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to pay for; omitted for single appointments.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithOffersQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('Kind of the single appointment to pay for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithOffersQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getBookingOptionsWithOffersQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getBookingOptionsWithOffersQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getBookingOptionsWithOffersQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('Start of the single appointment, with any offset.'))
})

export const GetBookingOptionsWithOffersResponse = BookingOptionsWithOffers

/**
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 * @summary Booking options for an appointment, including trials
 */
export const getBookingOptionsWithTrialContingentAndOffersQueryCourseAppointmentIdMax = 9007199254740991;

export const getBookingOptionsWithTrialContingentAndOffersQueryBenefitIdMax = 9007199254740991;

export const getBookingOptionsWithTrialContingentAndOffersQueryOrganizationUnitIdMax = 9007199254740991;

export const getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMin = 20;
export const getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMax = 35;


export const getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const GetBookingOptionsWithTrialContingentAndOffersQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithTrialContingentAndOffersQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to pay for; omitted for single appointments.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithTrialContingentAndOffersQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('Kind of the single appointment to pay for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBookingOptionsWithTrialContingentAndOffersQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('Start of the single appointment, with any offset.'))
})

export const GetBookingOptionsWithTrialContingentAndOffersResponse = BookingOptionsWithTrialContingentAndOffers

/**
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 * @summary Booking options for an appointment (public)
 */
export const listPublicBookingOptionsQueryCourseAppointmentIdMax = 9007199254740991;

export const listPublicBookingOptionsQueryBenefitIdMax = 9007199254740991;

export const listPublicBookingOptionsQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicBookingOptionsQueryStartDateTimeMin = 20;
export const listPublicBookingOptionsQueryStartDateTimeMax = 35;


export const listPublicBookingOptionsQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const ListPublicBookingOptionsQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicBookingOptionsQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to pay for; omitted for single appointments.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicBookingOptionsQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('Kind of the single appointment to pay for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicBookingOptionsQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicBookingOptionsQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(listPublicBookingOptionsQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(listPublicBookingOptionsQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('Start of the single appointment, with any offset.'))
})

export const ListPublicBookingOptionsResponseItem = BookingOption
export const ListPublicBookingOptionsResponse = /*#__PURE__*/ zod.array(ListPublicBookingOptionsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 * @summary Booking options and offers for an appointment (public)
 */
export const getPublicBookingOptionsWithOffersQueryCourseAppointmentIdMax = 9007199254740991;

export const getPublicBookingOptionsWithOffersQueryBenefitIdMax = 9007199254740991;

export const getPublicBookingOptionsWithOffersQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicBookingOptionsWithOffersQueryStartDateTimeMin = 20;
export const getPublicBookingOptionsWithOffersQueryStartDateTimeMax = 35;


export const getPublicBookingOptionsWithOffersQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const GetPublicBookingOptionsWithOffersQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithOffersQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to pay for; omitted for single appointments.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithOffersQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('Kind of the single appointment to pay for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithOffersQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicBookingOptionsWithOffersQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getPublicBookingOptionsWithOffersQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getPublicBookingOptionsWithOffersQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('Start of the single appointment, with any offset.'))
})

export const GetPublicBookingOptionsWithOffersResponse = BookingOptionsWithOffers

/**
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 * @summary Booking options for an appointment, including trials (public)
 */
export const getPublicBookingOptionsWithTrialContingentAndOffersQueryCourseAppointmentIdMax = 9007199254740991;

export const getPublicBookingOptionsWithTrialContingentAndOffersQueryBenefitIdMax = 9007199254740991;

export const getPublicBookingOptionsWithTrialContingentAndOffersQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMin = 20;
export const getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMax = 35;


export const getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');


export const GetPublicBookingOptionsWithTrialContingentAndOffersQueryParams = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithTrialContingentAndOffersQueryCourseAppointmentIdMax))).check(/*#__PURE__*/ zod.describe('The course appointment to pay for; omitted for single appointments.')),
  "benefitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithTrialContingentAndOffersQueryBenefitIdMax))).check(/*#__PURE__*/ zod.describe('Kind of the single appointment to pay for, together with organizationUnitId and startDateTime.')),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBookingOptionsWithTrialContingentAndOffersQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.')),
  "startDateTime": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getPublicBookingOptionsWithTrialContingentAndOffersQueryStartDateTimeRegExp))).check(/*#__PURE__*/ zod.describe('Start of the single appointment, with any offset.'))
})

export const GetPublicBookingOptionsWithTrialContingentAndOffersResponse = BookingOptionsWithTrialContingentAndOffers
