/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Country
} from './schemas/Country.ts';

import {
  CourseAppointmentFilter
} from './schemas/CourseAppointmentFilter.ts';

import {
  Person
} from './schemas/Person.ts';

import {
  QuickConnect
} from './schemas/QuickConnect.ts';

import {
  SingleAppointmentFilter
} from './schemas/SingleAppointmentFilter.ts';

import {
  StateOption
} from './schemas/StateOption.ts';

import {
  StreamingAppointment
} from './schemas/StreamingAppointment.ts';



/**
 * Public. Only values of upcoming appointments that are not canceled, by name; use the ids as categoryId and employeeId in lists of courses.
 * @summary Filter values for a studio's courses
 */
export const getCourseAppointmentFilterQueryOrganizationUnitIdMax = 9007199254740991;



export const GetCourseAppointmentFilterQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getCourseAppointmentFilterQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetCourseAppointmentFilterResponse = CourseAppointmentFilter

/**
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 * @summary Filter values for a studio's single appointments
 */
export const getSingleAppointmentFilterQueryOrganizationUnitIdMax = 9007199254740991;



export const GetSingleAppointmentFilterQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSingleAppointmentFilterQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetSingleAppointmentFilterResponse = SingleAppointmentFilter

/**
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 * @summary An online appointment with its stream
 */
export const getStreamingAppointmentQueryStreamIdMax = 1024;



export const GetStreamingAppointmentQueryParams = /*#__PURE__*/ zod.object({
  "streamId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getStreamingAppointmentQueryStreamIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the stream; known from the link and from the booking.'))
})

export const GetStreamingAppointmentResponse = StreamingAppointment

/**
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 * @summary Countries as key and value
 */
export const listReferenceCountriesQueryLocaleMin = 5;
export const listReferenceCountriesQueryLocaleMax = 5;


export const listReferenceCountriesQueryLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');


export const ListReferenceCountriesQueryParams = /*#__PURE__*/ zod.object({
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listReferenceCountriesQueryLocaleMin)).check(/*#__PURE__*/ zod.maxLength(listReferenceCountriesQueryLocaleMax)).check(/*#__PURE__*/ zod.regex(listReferenceCountriesQueryLocaleRegExp))).check(/*#__PURE__*/ zod.describe('Language and region of texts, BCP 47.'))
})

export const ListReferenceCountriesResponseItem = Country
export const ListReferenceCountriesResponse = /*#__PURE__*/ zod.array(ListReferenceCountriesResponseItem).check(/*#__PURE__*/ zod.maxLength(300))

/**
 * Public. Only for studios in the US; the names are always English.
 * @summary States of the USA
 */
export const ListUsaStatesResponseItem = StateOption
export const ListUsaStatesResponse = /*#__PURE__*/ zod.array(ListUsaStatesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anyone with the link of an invitation, so that invited people with an account only enter their date of birth; pass the response to connectWithCustomerCode. Changes nothing. 404 for an invitation without a customer number.
 * @summary Studio and customer number of an invitation
 */
export const getQuickConnectQueryUuidMin = 36;
export const getQuickConnectQueryUuidMax = 36;



export const GetQuickConnectQueryParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getQuickConnectQueryUuidMin)).check(/*#__PURE__*/ zod.maxLength(getQuickConnectQueryUuidMax)).check(/*#__PURE__*/ zod.describe('Identifies the invitation of a studio.'))
})

export const GetQuickConnectResponse = QuickConnect

/**
 * Public. Employees who can be booked for a single appointment at the studio, or lead or have led a course there. listEmployeesWithFutureCourses has those with upcoming courses.
 * @summary Employees of a studio
 */
export const listEmployeesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListEmployeesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEmployeesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListEmployeesResponseItem = Person
export const ListEmployeesResponse = /*#__PURE__*/ zod.array(ListEmployeesResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * Public. Employees who lead a course at the studio that has not ended and is not canceled, full or not. listEmployees has all employees of the studio.
 * @summary Employees of a studio with upcoming courses
 */
export const listEmployeesWithFutureCoursesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListEmployeesWithFutureCoursesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEmployeesWithFutureCoursesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListEmployeesWithFutureCoursesResponseItem = Person
export const ListEmployeesWithFutureCoursesResponse = /*#__PURE__*/ zod.array(ListEmployeesWithFutureCoursesResponseItem).check(/*#__PURE__*/ zod.maxLength(500))
