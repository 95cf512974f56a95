/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Country
} from '../schemas/Country.ts';

import {
  CourseAppointmentFilter
} from '../schemas/CourseAppointmentFilter.ts';

import {
  Person
} from '../schemas/Person.ts';

import {
  QuickConnect
} from '../schemas/QuickConnect.ts';

import {
  SingleAppointmentFilter
} from '../schemas/SingleAppointmentFilter.ts';

import {
  StateOption
} from '../schemas/StateOption.ts';

import {
  StreamingAppointment
} from '../schemas/StreamingAppointment.ts';


/**
 * For anybody. Only what occurs in the appointments to come that take place, each by name; the ids are those that the lists of courses take as categoryId and employeeId.
 * @summary What the courses of a studio can be filtered by
 */
export const getCourseAppointmentFilterQueryOrganizationUnitIdMax = 9007199254740991;



export const GetCourseAppointmentFilterQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getCourseAppointmentFilterQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetCourseAppointmentFilterResponse = CourseAppointmentFilter

/**
 * For anybody. The people who can be booked for an appointment at the studio, whether or not they have a free time now. The list is empty where the studio offers no single appointments.
 * @summary What the single appointments of a studio can be filtered by
 */
export const getSingleAppointmentFilterQueryOrganizationUnitIdMax = 9007199254740991;



export const GetSingleAppointmentFilterQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSingleAppointmentFilterQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetSingleAppointmentFilterResponse = SingleAppointmentFilter

/**
 * For anybody who has the address of the stream, which names the booking and is nobody else's to guess. The way in is told from 15 minutes before the start until the end; ask again at streamOpensAt. Instants carry the offset of the studio. A booking that is canceled, on the waiting list or of a course in the studio has none.
 * @summary An online appointment, with its way in
 */
export const getStreamingAppointmentQueryStreamIdMin = 36;
export const getStreamingAppointmentQueryStreamIdMax = 36;



export const GetStreamingAppointmentQueryParams = /*#__PURE__*/ zod.object({
  "streamId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getStreamingAppointmentQueryStreamIdMin)).check(/*#__PURE__*/ zod.maxLength(getStreamingAppointmentQueryStreamIdMax)).check(/*#__PURE__*/ zod.describe('The booking of the stream; its uuid.'))
})

export const GetStreamingAppointmentResponse = StreamingAppointment

/**
 * For anybody. The same list as listCountries, among the reference data of the studios. Names are in the language of locale, else of Accept-Language, and sorted in it.
 * @summary Countries as key and value
 */
export const listReferenceCountriesQueryLocaleMin = 5;
export const listReferenceCountriesQueryLocaleMax = 5;


export const listReferenceCountriesQueryLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');


export const ListReferenceCountriesQueryParams = /*#__PURE__*/ zod.object({
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listReferenceCountriesQueryLocaleMin)).check(/*#__PURE__*/ zod.maxLength(listReferenceCountriesQueryLocaleMax)).check(/*#__PURE__*/ zod.regex(listReferenceCountriesQueryLocaleRegExp))).check(/*#__PURE__*/ zod.describe('Language and region of texts, in the form of BCP 47.'))
})

export const ListReferenceCountriesResponseItem = Country
export const ListReferenceCountriesResponse = /*#__PURE__*/ zod.array(ListReferenceCountriesResponseItem).check(/*#__PURE__*/ zod.maxLength(300))

/**
 * For anybody. Needed at studios in the US alone; their names are English whatever the reader speaks.
 * @summary States of the USA
 */
export const ListUsaStatesResponseItem = StateOption
export const ListUsaStatesResponse = /*#__PURE__*/ zod.array(ListUsaStatesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody with the link of an invitation, so that an invited person with an account types no more than the day of birth; connectWithCustomerCode takes the rest. Changes nothing. 404 for an invitation without a customer number.
 * @summary The studio and number that an invitation stands for
 */
export const getQuickConnectQueryUuidMin = 36;
export const getQuickConnectQueryUuidMax = 36;



export const GetQuickConnectQueryParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getQuickConnectQueryUuidMin)).check(/*#__PURE__*/ zod.maxLength(getQuickConnectQueryUuidMax)).check(/*#__PURE__*/ zod.describe('Names the invitation of a studio.'))
})

export const GetQuickConnectResponse = QuickConnect

/**
 * For anybody. Whoever can be booked for a single appointment at the studio, leads a course there or has led one. Those who lead a course to come are in listEmployeesWithFutureCourses.
 * @summary The people of a studio
 */
export const listEmployeesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListEmployeesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEmployeesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListEmployeesResponseItem = Person
export const ListEmployeesResponse = /*#__PURE__*/ zod.array(ListEmployeesResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For anybody. Whoever leads a course at the studio that has not ended and is not canceled, whether or not places are free. listEmployees has all people of the studio.
 * @summary The people of a studio who lead a course to come
 */
export const listEmployeesWithFutureCoursesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListEmployeesWithFutureCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEmployeesWithFutureCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListEmployeesWithFutureCoursesResponseItem = Person
export const ListEmployeesWithFutureCoursesResponse = /*#__PURE__*/ zod.array(ListEmployeesWithFutureCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(500))
