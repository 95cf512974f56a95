/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BenefitWithStudios
} from './schemas/BenefitWithStudios.ts';

import {
  BookableAppointment
} from './schemas/BookableAppointment.ts';

import {
  BookableAppointmentDays
} from './schemas/BookableAppointmentDays.ts';

import {
  BookableBenefit
} from './schemas/BookableBenefit.ts';

import {
  BookableCourse
} from './schemas/BookableCourse.ts';

import {
  BookableSingleAppointment
} from './schemas/BookableSingleAppointment.ts';

import {
  CourseSlice
} from './schemas/CourseSlice.ts';

import {
  CourseWithUpcomingAppointment
} from './schemas/CourseWithUpcomingAppointment.ts';



/**
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 * @summary One course appointment
 */
export const getCoursePathItemIdMax = 9007199254740991;



export const GetCourseParams = /*#__PURE__*/ zod.object({
  "itemId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getCoursePathItemIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the course appointment.'))
})

export const GetCourseResponse = BookableCourse

/**
 * Public variant of getCourse. Without a session, myBooking and benefitBookingOptionType are null.
 * @summary One course appointment (public)
 */
export const getPublicCoursePathItemIdMax = 9007199254740991;



export const GetPublicCourseParams = /*#__PURE__*/ zod.object({
  "itemId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicCoursePathItemIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the course appointment.'))
})

export const GetPublicCourseResponse = BookableCourse

/**
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 * @deprecated
 * @summary Course appointments of a period
 */
export const listCourseAppointmentsQueryOrganizationUnitIdMax = 9007199254740991;

export const listCourseAppointmentsQueryStartDateMin = 10;
export const listCourseAppointmentsQueryStartDateMax = 10;


export const listCourseAppointmentsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCourseAppointmentsQueryEndDateMin = 10;
export const listCourseAppointmentsQueryEndDateMax = 10;


export const listCourseAppointmentsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCourseAppointmentsQueryEmployeeIdItemMax = 9007199254740991;

export const listCourseAppointmentsQueryEmployeeIdMax = 50;

export const listCourseAppointmentsQueryCategoryIdItemMax = 9007199254740991;

export const listCourseAppointmentsQueryCategoryIdMax = 50;



export const ListCourseAppointmentsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCourseAppointmentsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCourseAppointmentsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listCourseAppointmentsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listCourseAppointmentsQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCourseAppointmentsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listCourseAppointmentsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listCourseAppointmentsQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCourseAppointmentsQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCourseAppointmentsQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCourseAppointmentsQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCourseAppointmentsQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListCourseAppointmentsResponseItem = BookableCourse
export const ListCourseAppointmentsResponse = /*#__PURE__*/ zod.array(ListCourseAppointmentsResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public. Older path of listPublicCourses with the same response; use that instead.
 * @deprecated
 * @summary Course appointments of a period (public)
 */
export const listPublicCourseAppointmentsQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicCourseAppointmentsQueryStartDateMin = 10;
export const listPublicCourseAppointmentsQueryStartDateMax = 10;


export const listPublicCourseAppointmentsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCourseAppointmentsQueryEndDateMin = 10;
export const listPublicCourseAppointmentsQueryEndDateMax = 10;


export const listPublicCourseAppointmentsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCourseAppointmentsQueryEmployeeIdItemMax = 9007199254740991;

export const listPublicCourseAppointmentsQueryEmployeeIdMax = 50;

export const listPublicCourseAppointmentsQueryCategoryIdItemMax = 9007199254740991;

export const listPublicCourseAppointmentsQueryCategoryIdMax = 50;



export const ListPublicCourseAppointmentsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCourseAppointmentsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCourseAppointmentsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCourseAppointmentsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCourseAppointmentsQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCourseAppointmentsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCourseAppointmentsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCourseAppointmentsQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCourseAppointmentsQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCourseAppointmentsQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCourseAppointmentsQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCourseAppointmentsQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListPublicCourseAppointmentsResponseItem = BookableCourse
export const ListPublicCourseAppointmentsResponse = /*#__PURE__*/ zod.array(ListPublicCourseAppointmentsResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 * @summary Course appointments of a period, by default at the home studio
 */
export const listCoursesWithDefaultHomeStudioQueryOrganizationUnitIdMax = 9007199254740991;

export const listCoursesWithDefaultHomeStudioQueryStartDateMin = 10;
export const listCoursesWithDefaultHomeStudioQueryStartDateMax = 10;


export const listCoursesWithDefaultHomeStudioQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCoursesWithDefaultHomeStudioQueryEndDateMin = 10;
export const listCoursesWithDefaultHomeStudioQueryEndDateMax = 10;


export const listCoursesWithDefaultHomeStudioQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCoursesWithDefaultHomeStudioQueryEmployeeIdItemMax = 9007199254740991;

export const listCoursesWithDefaultHomeStudioQueryEmployeeIdMax = 50;

export const listCoursesWithDefaultHomeStudioQueryCategoryIdItemMax = 9007199254740991;

export const listCoursesWithDefaultHomeStudioQueryCategoryIdMax = 50;



export const ListCoursesWithDefaultHomeStudioQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesWithDefaultHomeStudioQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCoursesWithDefaultHomeStudioQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listCoursesWithDefaultHomeStudioQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listCoursesWithDefaultHomeStudioQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCoursesWithDefaultHomeStudioQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listCoursesWithDefaultHomeStudioQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listCoursesWithDefaultHomeStudioQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesWithDefaultHomeStudioQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCoursesWithDefaultHomeStudioQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesWithDefaultHomeStudioQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCoursesWithDefaultHomeStudioQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListCoursesWithDefaultHomeStudioResponseItem = BookableCourse
export const ListCoursesWithDefaultHomeStudioResponse = /*#__PURE__*/ zod.array(ListCoursesWithDefaultHomeStudioResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 * @summary Course appointments of a period, by default at the home studio (public)
 */
export const listPublicCoursesWithDefaultHomeStudioQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicCoursesWithDefaultHomeStudioQueryStartDateMin = 10;
export const listPublicCoursesWithDefaultHomeStudioQueryStartDateMax = 10;


export const listPublicCoursesWithDefaultHomeStudioQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCoursesWithDefaultHomeStudioQueryEndDateMin = 10;
export const listPublicCoursesWithDefaultHomeStudioQueryEndDateMax = 10;


export const listPublicCoursesWithDefaultHomeStudioQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCoursesWithDefaultHomeStudioQueryEmployeeIdItemMax = 9007199254740991;

export const listPublicCoursesWithDefaultHomeStudioQueryEmployeeIdMax = 50;

export const listPublicCoursesWithDefaultHomeStudioQueryCategoryIdItemMax = 9007199254740991;

export const listPublicCoursesWithDefaultHomeStudioQueryCategoryIdMax = 50;



export const ListPublicCoursesWithDefaultHomeStudioQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesWithDefaultHomeStudioQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCoursesWithDefaultHomeStudioQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesWithDefaultHomeStudioQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCoursesWithDefaultHomeStudioQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCoursesWithDefaultHomeStudioQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesWithDefaultHomeStudioQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCoursesWithDefaultHomeStudioQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesWithDefaultHomeStudioQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesWithDefaultHomeStudioQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesWithDefaultHomeStudioQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesWithDefaultHomeStudioQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListPublicCoursesWithDefaultHomeStudioResponseItem = BookableCourse
export const ListPublicCoursesWithDefaultHomeStudioResponse = /*#__PURE__*/ zod.array(ListPublicCoursesWithDefaultHomeStudioResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For any logged-in user, for teasers such as "next free places". Each course occurs at most once, with its first bookable appointment that has a free place; waiting lists do not count. The default limit is 10.
 * @summary The next appointments with a free place
 */
export const listNextAvailableCoursesQueryOrganizationUnitIdMax = 9007199254740991;

export const listNextAvailableCoursesQueryLimitDefault = 10;
export const listNextAvailableCoursesQueryLimitMax = 100;



export const ListNextAvailableCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNextAvailableCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNextAvailableCoursesQueryLimitMax)), listNextAvailableCoursesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of results.'))
})

export const ListNextAvailableCoursesResponseItem = BookableCourse
export const ListNextAvailableCoursesResponse = /*#__PURE__*/ zod.array(ListNextAvailableCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public variant of listNextAvailableCourses, with or without a session.
 * @summary The next appointments with a free place (public)
 */
export const listPublicNextAvailableCoursesQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicNextAvailableCoursesQueryLimitDefault = 10;
export const listPublicNextAvailableCoursesQueryLimitMax = 100;



export const ListPublicNextAvailableCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicNextAvailableCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicNextAvailableCoursesQueryLimitMax)), listPublicNextAvailableCoursesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of results.'))
})

export const ListPublicNextAvailableCoursesResponseItem = BookableCourse
export const ListPublicNextAvailableCoursesResponse = /*#__PURE__*/ zod.array(ListPublicNextAvailableCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For any logged-in user. The next appointments at the studio, without a period, including full ones but not canceled ones; courses can occur repeatedly. The default limit is 10.
 * @summary The next appointments
 */
export const listUpcomingCoursesQueryOrganizationUnitIdMax = 9007199254740991;

export const listUpcomingCoursesQueryLimitDefault = 10;
export const listUpcomingCoursesQueryLimitMax = 100;



export const ListUpcomingCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUpcomingCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUpcomingCoursesQueryLimitMax)), listUpcomingCoursesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of results.'))
})

export const ListUpcomingCoursesResponseItem = BookableCourse
export const ListUpcomingCoursesResponse = /*#__PURE__*/ zod.array(ListUpcomingCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public variant of listUpcomingCourses, with or without a session.
 * @summary The next appointments (public)
 */
export const listPublicUpcomingCoursesQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicUpcomingCoursesQueryLimitDefault = 10;
export const listPublicUpcomingCoursesQueryLimitMax = 100;



export const ListPublicUpcomingCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicUpcomingCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicUpcomingCoursesQueryLimitMax)), listPublicUpcomingCoursesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of results.'))
})

export const ListPublicUpcomingCoursesResponseItem = BookableCourse
export const ListPublicUpcomingCoursesResponse = /*#__PURE__*/ zod.array(ListPublicUpcomingCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For any logged-in user. Lists a kind if the studio has an offer and an employee for it, even without free slots, and also if it is for members only. benefitBookingOptionType depends on the account. getAppointmentDays has the times.
 * @summary Kinds of appointments that can be booked at a studio
 */
export const listBookableBenefitsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListBookableBenefitsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookableBenefitsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListBookableBenefitsResponseItem = BookableBenefit
export const ListBookableBenefitsResponse = /*#__PURE__*/ zod.array(ListBookableBenefitsResponseItem).check(/*#__PURE__*/ zod.maxLength(200))

/**
 * Public variant of listBookableBenefits. Without a session, benefitBookingOptionType is null.
 * @summary Kinds of appointments that can be booked at a studio (public)
 */
export const listPublicBookableBenefitsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicBookableBenefitsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicBookableBenefitsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicBookableBenefitsResponseItem = BookableBenefit
export const ListPublicBookableBenefitsResponse = /*#__PURE__*/ zod.array(ListPublicBookableBenefitsResponseItem).check(/*#__PURE__*/ zod.maxLength(200))

/**
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 * @summary A kind of appointment with the studios that offer it
 */
export const getBenefitPathBenefitIdMax = 9007199254740991;



export const GetBenefitParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBenefitPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const GetBenefitResponse = BenefitWithStudios

/**
 * Public variant of getBenefit with the same response.
 * @summary A kind of appointment with the studios that offer it (public)
 */
export const getPublicBenefitPathBenefitIdMax = 9007199254740991;



export const GetPublicBenefitParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicBenefitPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const GetPublicBenefitResponse = BenefitWithStudios

/**
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 * @summary Slots for a trial session
 */
export const getTrialSessionSlotsPathBenefitIdMax = 9007199254740991;



export const GetTrialSessionSlotsParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTrialSessionSlotsPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getTrialSessionSlotsQueryOrganizationUnitIdMax = 9007199254740991;

export const getTrialSessionSlotsQueryStartDateMin = 10;
export const getTrialSessionSlotsQueryStartDateMax = 10;


export const getTrialSessionSlotsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getTrialSessionSlotsQueryEndDateMin = 10;
export const getTrialSessionSlotsQueryEndDateMax = 10;


export const getTrialSessionSlotsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getTrialSessionSlotsQueryEmployeeIdItemMax = 9007199254740991;

export const getTrialSessionSlotsQueryEmployeeIdMax = 50;



export const GetTrialSessionSlotsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTrialSessionSlotsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getTrialSessionSlotsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getTrialSessionSlotsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getTrialSessionSlotsQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getTrialSessionSlotsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getTrialSessionSlotsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getTrialSessionSlotsQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTrialSessionSlotsQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getTrialSessionSlotsQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.'))
})

export const GetTrialSessionSlotsResponse = BookableAppointment

/**
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 * @summary Slots for a trial session (public)
 */
export const getPublicTrialSessionSlotsPathBenefitIdMax = 9007199254740991;



export const GetPublicTrialSessionSlotsParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicTrialSessionSlotsPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getPublicTrialSessionSlotsQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicTrialSessionSlotsQueryStartDateMin = 10;
export const getPublicTrialSessionSlotsQueryStartDateMax = 10;


export const getPublicTrialSessionSlotsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getPublicTrialSessionSlotsQueryEndDateMin = 10;
export const getPublicTrialSessionSlotsQueryEndDateMax = 10;


export const getPublicTrialSessionSlotsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getPublicTrialSessionSlotsQueryEmployeeIdItemMax = 9007199254740991;

export const getPublicTrialSessionSlotsQueryEmployeeIdMax = 50;



export const GetPublicTrialSessionSlotsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicTrialSessionSlotsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicTrialSessionSlotsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getPublicTrialSessionSlotsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getPublicTrialSessionSlotsQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicTrialSessionSlotsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getPublicTrialSessionSlotsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getPublicTrialSessionSlotsQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicTrialSessionSlotsQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getPublicTrialSessionSlotsQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.'))
})

export const GetPublicTrialSessionSlotsResponse = BookableAppointment

/**
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 * @summary One slot of a kind of appointment
 */
export const getSingleAppointmentSlotPathBenefitIdMax = 9007199254740991;



export const GetSingleAppointmentSlotParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSingleAppointmentSlotPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getSingleAppointmentSlotQueryOrganizationUnitIdMax = 9007199254740991;

export const getSingleAppointmentSlotQueryStartDateTimeMin = 20;
export const getSingleAppointmentSlotQueryStartDateTimeMax = 35;


export const getSingleAppointmentSlotQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');
export const getSingleAppointmentSlotQueryEmployeeIdMax = 9007199254740991;



export const GetSingleAppointmentSlotQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSingleAppointmentSlotQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDateTime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getSingleAppointmentSlotQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getSingleAppointmentSlotQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getSingleAppointmentSlotQueryStartDateTimeRegExp)).check(/*#__PURE__*/ zod.describe('Start of the slot, with any offset.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSingleAppointmentSlotQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('The requested employee; defaults to any available one.'))
})

export const GetSingleAppointmentSlotResponse = BookableSingleAppointment

/**
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 * @summary One slot of a kind of appointment (public)
 */
export const getPublicSingleAppointmentSlotPathBenefitIdMax = 9007199254740991;



export const GetPublicSingleAppointmentSlotParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicSingleAppointmentSlotPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getPublicSingleAppointmentSlotQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicSingleAppointmentSlotQueryStartDateTimeMin = 20;
export const getPublicSingleAppointmentSlotQueryStartDateTimeMax = 35;


export const getPublicSingleAppointmentSlotQueryStartDateTimeRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})$');
export const getPublicSingleAppointmentSlotQueryEmployeeIdMax = 9007199254740991;



export const GetPublicSingleAppointmentSlotQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicSingleAppointmentSlotQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDateTime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicSingleAppointmentSlotQueryStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(getPublicSingleAppointmentSlotQueryStartDateTimeMax)).check(/*#__PURE__*/ zod.regex(getPublicSingleAppointmentSlotQueryStartDateTimeRegExp)).check(/*#__PURE__*/ zod.describe('Start of the slot, with any offset.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicSingleAppointmentSlotQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('The requested employee; defaults to any available one.'))
})

export const GetPublicSingleAppointmentSlotResponse = BookableSingleAppointment

/**
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 * @summary Slots of a kind of appointment in a period
 */
export const getAppointmentSlotsPathBenefitIdMax = 9007199254740991;



export const GetAppointmentSlotsParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAppointmentSlotsPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getAppointmentSlotsQueryOrganizationUnitIdMax = 9007199254740991;

export const getAppointmentSlotsQueryStartDateMin = 10;
export const getAppointmentSlotsQueryStartDateMax = 10;


export const getAppointmentSlotsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getAppointmentSlotsQueryEndDateMin = 10;
export const getAppointmentSlotsQueryEndDateMax = 10;


export const getAppointmentSlotsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getAppointmentSlotsQueryEmployeeIdItemMax = 9007199254740991;

export const getAppointmentSlotsQueryEmployeeIdMax = 50;



export const GetAppointmentSlotsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAppointmentSlotsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getAppointmentSlotsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getAppointmentSlotsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getAppointmentSlotsQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getAppointmentSlotsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getAppointmentSlotsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getAppointmentSlotsQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAppointmentSlotsQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getAppointmentSlotsQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.'))
})

export const GetAppointmentSlotsResponse = BookableAppointment

/**
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 * @summary Slots of a kind of appointment in a period (public)
 */
export const getPublicAppointmentSlotsPathBenefitIdMax = 9007199254740991;



export const GetPublicAppointmentSlotsParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicAppointmentSlotsPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getPublicAppointmentSlotsQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicAppointmentSlotsQueryStartDateMin = 10;
export const getPublicAppointmentSlotsQueryStartDateMax = 10;


export const getPublicAppointmentSlotsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getPublicAppointmentSlotsQueryEndDateMin = 10;
export const getPublicAppointmentSlotsQueryEndDateMax = 10;


export const getPublicAppointmentSlotsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getPublicAppointmentSlotsQueryEmployeeIdItemMax = 9007199254740991;

export const getPublicAppointmentSlotsQueryEmployeeIdMax = 50;



export const GetPublicAppointmentSlotsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicAppointmentSlotsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicAppointmentSlotsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getPublicAppointmentSlotsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getPublicAppointmentSlotsQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicAppointmentSlotsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getPublicAppointmentSlotsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getPublicAppointmentSlotsQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicAppointmentSlotsQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getPublicAppointmentSlotsQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.'))
})

export const GetPublicAppointmentSlotsResponse = BookableAppointment

/**
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 * @summary The next slots of a kind of appointment
 */
export const getNextAvailableAppointmentSlotsPathBenefitIdMax = 9007199254740991;



export const GetNextAvailableAppointmentSlotsParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNextAvailableAppointmentSlotsPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getNextAvailableAppointmentSlotsQueryOrganizationUnitIdMax = 9007199254740991;

export const getNextAvailableAppointmentSlotsQueryEmployeeIdItemMax = 9007199254740991;

export const getNextAvailableAppointmentSlotsQueryEmployeeIdMax = 50;

export const getNextAvailableAppointmentSlotsQueryLimitDefault = 10;
export const getNextAvailableAppointmentSlotsQueryLimitMax = 100;



export const GetNextAvailableAppointmentSlotsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNextAvailableAppointmentSlotsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNextAvailableAppointmentSlotsQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getNextAvailableAppointmentSlotsQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNextAvailableAppointmentSlotsQueryLimitMax)), getNextAvailableAppointmentSlotsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of results.'))
})

export const GetNextAvailableAppointmentSlotsResponse = BookableAppointment

/**
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 * @summary The next slots of a kind of appointment (public)
 */
export const getPublicNextAvailableAppointmentSlotsPathBenefitIdMax = 9007199254740991;



export const GetPublicNextAvailableAppointmentSlotsParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicNextAvailableAppointmentSlotsPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getPublicNextAvailableAppointmentSlotsQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicNextAvailableAppointmentSlotsQueryEmployeeIdItemMax = 9007199254740991;

export const getPublicNextAvailableAppointmentSlotsQueryEmployeeIdMax = 50;

export const getPublicNextAvailableAppointmentSlotsQueryLimitDefault = 10;
export const getPublicNextAvailableAppointmentSlotsQueryLimitMax = 100;



export const GetPublicNextAvailableAppointmentSlotsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicNextAvailableAppointmentSlotsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicNextAvailableAppointmentSlotsQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getPublicNextAvailableAppointmentSlotsQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicNextAvailableAppointmentSlotsQueryLimitMax)), getPublicNextAvailableAppointmentSlotsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of results.'))
})

export const GetPublicNextAvailableAppointmentSlotsResponse = BookableAppointment

/**
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 * @summary Slots of a kind of appointment by calendar day
 */
export const getAppointmentDaysPathBenefitIdMax = 9007199254740991;



export const GetAppointmentDaysParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAppointmentDaysPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getAppointmentDaysQueryOrganizationUnitIdMax = 9007199254740991;

export const getAppointmentDaysQueryStartDateMin = 10;
export const getAppointmentDaysQueryStartDateMax = 10;


export const getAppointmentDaysQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getAppointmentDaysQueryEndDateMin = 10;
export const getAppointmentDaysQueryEndDateMax = 10;


export const getAppointmentDaysQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getAppointmentDaysQueryEmployeeIdItemMax = 9007199254740991;

export const getAppointmentDaysQueryEmployeeIdMax = 50;



export const GetAppointmentDaysQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAppointmentDaysQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getAppointmentDaysQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getAppointmentDaysQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getAppointmentDaysQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getAppointmentDaysQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getAppointmentDaysQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getAppointmentDaysQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAppointmentDaysQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getAppointmentDaysQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.'))
})

export const GetAppointmentDaysResponse = BookableAppointmentDays

/**
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 * @summary Slots of a kind of appointment by calendar day (public)
 */
export const getPublicAppointmentDaysPathBenefitIdMax = 9007199254740991;



export const GetPublicAppointmentDaysParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicAppointmentDaysPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getPublicAppointmentDaysQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicAppointmentDaysQueryStartDateMin = 10;
export const getPublicAppointmentDaysQueryStartDateMax = 10;


export const getPublicAppointmentDaysQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getPublicAppointmentDaysQueryEndDateMin = 10;
export const getPublicAppointmentDaysQueryEndDateMax = 10;


export const getPublicAppointmentDaysQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getPublicAppointmentDaysQueryEmployeeIdItemMax = 9007199254740991;

export const getPublicAppointmentDaysQueryEmployeeIdMax = 50;



export const GetPublicAppointmentDaysQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicAppointmentDaysQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicAppointmentDaysQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getPublicAppointmentDaysQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getPublicAppointmentDaysQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicAppointmentDaysQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getPublicAppointmentDaysQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getPublicAppointmentDaysQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicAppointmentDaysQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getPublicAppointmentDaysQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.'))
})

export const GetPublicAppointmentDaysResponse = BookableAppointmentDays

/**
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 * @summary The next slots of a kind of appointment by calendar day
 */
export const getNextAvailableAppointmentDaysPathBenefitIdMax = 9007199254740991;



export const GetNextAvailableAppointmentDaysParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNextAvailableAppointmentDaysPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getNextAvailableAppointmentDaysQueryOrganizationUnitIdMax = 9007199254740991;

export const getNextAvailableAppointmentDaysQueryEmployeeIdItemMax = 9007199254740991;

export const getNextAvailableAppointmentDaysQueryEmployeeIdMax = 50;

export const getNextAvailableAppointmentDaysQueryLimitDefault = 10;
export const getNextAvailableAppointmentDaysQueryLimitMax = 100;



export const GetNextAvailableAppointmentDaysQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNextAvailableAppointmentDaysQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNextAvailableAppointmentDaysQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getNextAvailableAppointmentDaysQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getNextAvailableAppointmentDaysQueryLimitMax)), getNextAvailableAppointmentDaysQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of results.'))
})

export const GetNextAvailableAppointmentDaysResponse = BookableAppointmentDays

/**
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 * @summary The next slots of a kind of appointment by calendar day (public)
 */
export const getPublicNextAvailableAppointmentDaysPathBenefitIdMax = 9007199254740991;



export const GetPublicNextAvailableAppointmentDaysParams = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicNextAvailableAppointmentDaysPathBenefitIdMax)).check(/*#__PURE__*/ zod.describe('The kind of appointment.'))
})

export const getPublicNextAvailableAppointmentDaysQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicNextAvailableAppointmentDaysQueryEmployeeIdItemMax = 9007199254740991;

export const getPublicNextAvailableAppointmentDaysQueryEmployeeIdMax = 50;

export const getPublicNextAvailableAppointmentDaysQueryLimitDefault = 10;
export const getPublicNextAvailableAppointmentDaysQueryLimitMax = 100;



export const GetPublicNextAvailableAppointmentDaysQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicNextAvailableAppointmentDaysQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicNextAvailableAppointmentDaysQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(getPublicNextAvailableAppointmentDaysQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicNextAvailableAppointmentDaysQueryLimitMax)), getPublicNextAvailableAppointmentDaysQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Maximum number of results.'))
})

export const GetPublicNextAvailableAppointmentDaysResponse = BookableAppointmentDays

/**
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 * @summary Events of a studio in a period
 */
export const listStudioEventsQueryOrganizationUnitIdMax = 9007199254740991;

export const listStudioEventsQueryStartDateMin = 10;
export const listStudioEventsQueryStartDateMax = 10;


export const listStudioEventsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listStudioEventsQueryEndDateMin = 10;
export const listStudioEventsQueryEndDateMax = 10;


export const listStudioEventsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const ListStudioEventsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStudioEventsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listStudioEventsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listStudioEventsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listStudioEventsQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listStudioEventsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listStudioEventsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listStudioEventsQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.'))
})

export const ListStudioEventsResponseItem = BookableCourse
export const ListStudioEventsResponse = /*#__PURE__*/ zod.array(ListStudioEventsResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public variant of listStudioEvents. Without a session, myBooking and benefitBookingOptionType are null.
 * @summary Events of a studio in a period (public)
 */
export const listPublicStudioEventsQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicStudioEventsQueryStartDateMin = 10;
export const listPublicStudioEventsQueryStartDateMax = 10;


export const listPublicStudioEventsQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicStudioEventsQueryEndDateMin = 10;
export const listPublicStudioEventsQueryEndDateMax = 10;


export const listPublicStudioEventsQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const ListPublicStudioEventsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicStudioEventsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicStudioEventsQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicStudioEventsQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listPublicStudioEventsQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicStudioEventsQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicStudioEventsQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listPublicStudioEventsQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.'))
})

export const ListPublicStudioEventsResponseItem = BookableCourse
export const ListPublicStudioEventsResponse = /*#__PURE__*/ zod.array(ListPublicStudioEventsResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 * @summary Course appointments of a period
 */
export const listCoursesQueryOrganizationUnitIdMax = 9007199254740991;

export const listCoursesQueryStartDateMin = 10;
export const listCoursesQueryStartDateMax = 10;


export const listCoursesQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCoursesQueryEndDateMin = 10;
export const listCoursesQueryEndDateMax = 10;


export const listCoursesQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCoursesQueryEmployeeIdItemMax = 9007199254740991;

export const listCoursesQueryEmployeeIdMax = 50;

export const listCoursesQueryCategoryIdItemMax = 9007199254740991;

export const listCoursesQueryCategoryIdMax = 50;



export const ListCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCoursesQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listCoursesQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listCoursesQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCoursesQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listCoursesQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listCoursesQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCoursesQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCoursesQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListCoursesResponseItem = BookableCourse
export const ListCoursesResponse = /*#__PURE__*/ zod.array(ListCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public variant of listCourses. Without a session, myBooking and benefitBookingOptionType are null.
 * @summary Course appointments of a period (public)
 */
export const listPublicCoursesQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicCoursesQueryStartDateMin = 10;
export const listPublicCoursesQueryStartDateMax = 10;


export const listPublicCoursesQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCoursesQueryEndDateMin = 10;
export const listPublicCoursesQueryEndDateMax = 10;


export const listPublicCoursesQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCoursesQueryEmployeeIdItemMax = 9007199254740991;

export const listPublicCoursesQueryEmployeeIdMax = 50;

export const listPublicCoursesQueryCategoryIdItemMax = 9007199254740991;

export const listPublicCoursesQueryCategoryIdMax = 50;



export const ListPublicCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCoursesQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCoursesQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCoursesQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCoursesQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListPublicCoursesResponseItem = BookableCourse
export const ListPublicCoursesResponse = /*#__PURE__*/ zod.array(ListPublicCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 * @summary Course appointments of a period, page by page
 */
export const listCourseSliceQueryOrganizationUnitIdMax = 9007199254740991;

export const listCourseSliceQueryStartDateMin = 10;
export const listCourseSliceQueryStartDateMax = 10;


export const listCourseSliceQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCourseSliceQueryEndDateMin = 10;
export const listCourseSliceQueryEndDateMax = 10;


export const listCourseSliceQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCourseSliceQueryEmployeeIdItemMax = 9007199254740991;

export const listCourseSliceQueryEmployeeIdMax = 50;

export const listCourseSliceQueryCategoryIdItemMax = 9007199254740991;

export const listCourseSliceQueryCategoryIdMax = 50;

export const listCourseSliceQueryPageDefault = 0;
export const listCourseSliceQueryPageMin = 0;
export const listCourseSliceQueryPageMax = 10000;

export const listCourseSliceQuerySizeDefault = 20;
export const listCourseSliceQuerySizeMax = 100;



export const ListCourseSliceQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCourseSliceQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCourseSliceQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listCourseSliceQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listCourseSliceQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCourseSliceQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listCourseSliceQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listCourseSliceQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCourseSliceQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCourseSliceQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCourseSliceQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCourseSliceQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCourseSliceQueryPageMin)).check(/*#__PURE__*/ zod.lte(listCourseSliceQueryPageMax)), listCourseSliceQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 0.')),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCourseSliceQuerySizeMax)), listCourseSliceQuerySizeDefault).check(/*#__PURE__*/ zod.describe('Entries per page.'))
})

export const ListCourseSliceResponse = CourseSlice

/**
 * Public variant of listCourseSlice, with or without a session.
 * @summary Course appointments of a period, page by page (public)
 */
export const listPublicCourseSliceQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicCourseSliceQueryStartDateMin = 10;
export const listPublicCourseSliceQueryStartDateMax = 10;


export const listPublicCourseSliceQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCourseSliceQueryEndDateMin = 10;
export const listPublicCourseSliceQueryEndDateMax = 10;


export const listPublicCourseSliceQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCourseSliceQueryEmployeeIdItemMax = 9007199254740991;

export const listPublicCourseSliceQueryEmployeeIdMax = 50;

export const listPublicCourseSliceQueryCategoryIdItemMax = 9007199254740991;

export const listPublicCourseSliceQueryCategoryIdMax = 50;

export const listPublicCourseSliceQueryPageDefault = 0;
export const listPublicCourseSliceQueryPageMin = 0;
export const listPublicCourseSliceQueryPageMax = 10000;

export const listPublicCourseSliceQuerySizeDefault = 20;
export const listPublicCourseSliceQuerySizeMax = 100;



export const ListPublicCourseSliceQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCourseSliceQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCourseSliceQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCourseSliceQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCourseSliceQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCourseSliceQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCourseSliceQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCourseSliceQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCourseSliceQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCourseSliceQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCourseSliceQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCourseSliceQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPublicCourseSliceQueryPageMin)).check(/*#__PURE__*/ zod.lte(listPublicCourseSliceQueryPageMax)), listPublicCourseSliceQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 0.')),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCourseSliceQuerySizeMax)), listPublicCourseSliceQuerySizeDefault).check(/*#__PURE__*/ zod.describe('Entries per page.'))
})

export const ListPublicCourseSliceResponse = CourseSlice

/**
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 * @summary Course appointments of a period, canceled ones included
 */
export const listCoursesWithCanceledQueryOrganizationUnitIdMax = 9007199254740991;

export const listCoursesWithCanceledQueryStartDateMin = 10;
export const listCoursesWithCanceledQueryStartDateMax = 10;


export const listCoursesWithCanceledQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCoursesWithCanceledQueryEndDateMin = 10;
export const listCoursesWithCanceledQueryEndDateMax = 10;


export const listCoursesWithCanceledQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listCoursesWithCanceledQueryEmployeeIdItemMax = 9007199254740991;

export const listCoursesWithCanceledQueryEmployeeIdMax = 50;

export const listCoursesWithCanceledQueryCategoryIdItemMax = 9007199254740991;

export const listCoursesWithCanceledQueryCategoryIdMax = 50;



export const ListCoursesWithCanceledQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesWithCanceledQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCoursesWithCanceledQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listCoursesWithCanceledQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listCoursesWithCanceledQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCoursesWithCanceledQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listCoursesWithCanceledQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listCoursesWithCanceledQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesWithCanceledQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCoursesWithCanceledQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesWithCanceledQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listCoursesWithCanceledQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListCoursesWithCanceledResponseItem = BookableCourse
export const ListCoursesWithCanceledResponse = /*#__PURE__*/ zod.array(ListCoursesWithCanceledResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public variant of listCoursesWithCanceled, with or without a session.
 * @summary Course appointments of a period, canceled ones included (public)
 */
export const listPublicCoursesWithCanceledQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicCoursesWithCanceledQueryStartDateMin = 10;
export const listPublicCoursesWithCanceledQueryStartDateMax = 10;


export const listPublicCoursesWithCanceledQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCoursesWithCanceledQueryEndDateMin = 10;
export const listPublicCoursesWithCanceledQueryEndDateMax = 10;


export const listPublicCoursesWithCanceledQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicCoursesWithCanceledQueryEmployeeIdItemMax = 9007199254740991;

export const listPublicCoursesWithCanceledQueryEmployeeIdMax = 50;

export const listPublicCoursesWithCanceledQueryCategoryIdItemMax = 9007199254740991;

export const listPublicCoursesWithCanceledQueryCategoryIdMax = 50;



export const ListPublicCoursesWithCanceledQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesWithCanceledQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCoursesWithCanceledQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesWithCanceledQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCoursesWithCanceledQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicCoursesWithCanceledQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesWithCanceledQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listPublicCoursesWithCanceledQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesWithCanceledQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesWithCanceledQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesWithCanceledQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicCoursesWithCanceledQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListPublicCoursesWithCanceledResponseItem = BookableCourse
export const ListPublicCoursesWithCanceledResponse = /*#__PURE__*/ zod.array(ListPublicCoursesWithCanceledResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For any logged-in user, for filters such as "bookable only". The appointments of listCourses within their booking window that have a free place, or one on the waiting list.
 * @summary Bookable course appointments of a period
 */
export const listAvailableCoursesQueryOrganizationUnitIdMax = 9007199254740991;

export const listAvailableCoursesQueryStartDateMin = 10;
export const listAvailableCoursesQueryStartDateMax = 10;


export const listAvailableCoursesQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listAvailableCoursesQueryEndDateMin = 10;
export const listAvailableCoursesQueryEndDateMax = 10;


export const listAvailableCoursesQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listAvailableCoursesQueryEmployeeIdItemMax = 9007199254740991;

export const listAvailableCoursesQueryEmployeeIdMax = 50;

export const listAvailableCoursesQueryCategoryIdItemMax = 9007199254740991;

export const listAvailableCoursesQueryCategoryIdMax = 50;



export const ListAvailableCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAvailableCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listAvailableCoursesQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listAvailableCoursesQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listAvailableCoursesQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listAvailableCoursesQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listAvailableCoursesQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listAvailableCoursesQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAvailableCoursesQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listAvailableCoursesQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAvailableCoursesQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listAvailableCoursesQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListAvailableCoursesResponseItem = BookableCourse
export const ListAvailableCoursesResponse = /*#__PURE__*/ zod.array(ListAvailableCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public variant of listAvailableCourses, with or without a session.
 * @summary Course appointments of a period that can be booked now (public)
 */
export const listPublicAvailableCoursesQueryOrganizationUnitIdMax = 9007199254740991;

export const listPublicAvailableCoursesQueryStartDateMin = 10;
export const listPublicAvailableCoursesQueryStartDateMax = 10;


export const listPublicAvailableCoursesQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicAvailableCoursesQueryEndDateMin = 10;
export const listPublicAvailableCoursesQueryEndDateMax = 10;


export const listPublicAvailableCoursesQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listPublicAvailableCoursesQueryEmployeeIdItemMax = 9007199254740991;

export const listPublicAvailableCoursesQueryEmployeeIdMax = 50;

export const listPublicAvailableCoursesQueryCategoryIdItemMax = 9007199254740991;

export const listPublicAvailableCoursesQueryCategoryIdMax = 50;



export const ListPublicAvailableCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicAvailableCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicAvailableCoursesQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicAvailableCoursesQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listPublicAvailableCoursesQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPublicAvailableCoursesQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listPublicAvailableCoursesQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listPublicAvailableCoursesQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.')),
  "employeeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicAvailableCoursesQueryEmployeeIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicAvailableCoursesQueryEmployeeIdMax))).check(/*#__PURE__*/ zod.describe('Only appointments with this trainer; repeat it for several.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicAvailableCoursesQueryCategoryIdItemMax))).check(/*#__PURE__*/ zod.maxLength(listPublicAvailableCoursesQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only courses of this category; repeat it for several.'))
})

export const ListPublicAvailableCoursesResponseItem = BookableCourse
export const ListPublicAvailableCoursesResponse = /*#__PURE__*/ zod.array(ListPublicAvailableCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For any logged-in user, for an overview. Each current or former course of the studio occurs once, with its next appointment, full or not, or null.
 * @summary Courses with their next appointment
 */
export const listCoursesWithUpcomingAppointmentQueryOrganizationUnitIdMax = 9007199254740991;



export const ListCoursesWithUpcomingAppointmentQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoursesWithUpcomingAppointmentQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListCoursesWithUpcomingAppointmentResponseItem = CourseWithUpcomingAppointment
export const ListCoursesWithUpcomingAppointmentResponse = /*#__PURE__*/ zod.array(ListCoursesWithUpcomingAppointmentResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * Public variant of listCoursesWithUpcomingAppointment, with or without a session.
 * @summary Courses with their next appointment (public)
 */
export const listPublicCoursesWithUpcomingAppointmentQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicCoursesWithUpcomingAppointmentQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCoursesWithUpcomingAppointmentQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicCoursesWithUpcomingAppointmentResponseItem = CourseWithUpcomingAppointment
export const ListPublicCoursesWithUpcomingAppointmentResponse = /*#__PURE__*/ zod.array(ListPublicCoursesWithUpcomingAppointmentResponseItem).check(/*#__PURE__*/ zod.maxLength(500))
