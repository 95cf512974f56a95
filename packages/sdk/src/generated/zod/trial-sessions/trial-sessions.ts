/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CalendarItemWithCustomerDto
} from '../schemas/CalendarItemWithCustomerDto.ts';

import {
  CourseCalendarItemWithCustomerDto
} from '../schemas/CourseCalendarItemWithCustomerDto.ts';

import {
  CreateTrialCourseRequest
} from '../schemas/CreateTrialCourseRequest.ts';

import {
  CreateTrialSessionRequest
} from '../schemas/CreateTrialSessionRequest.ts';

import {
  TrialBooking
} from '../schemas/TrialBooking.ts';

import {
  TrialLeadCustomer
} from '../schemas/TrialLeadCustomer.ts';

import {
  TrialSessionConfig
} from '../schemas/TrialSessionConfig.ts';


/**
 * For anybody logged in. The older form; use createTrialSession, which does the same.
 * @deprecated
 * @summary Book a trial session, in the older form
 */
export const BookTrialSessionBody = CalendarItemWithCustomerDto

export const BookTrialSessionResponse = TrialBooking

/**
 * For anybody. The older form; use createPublicTrialSession, which does the same.
 * @deprecated
 * @summary Book a trial session without an account, in the older form
 */
export const bookPublicTrialSessionHeaderXBotProtectionTokenMin = 16;
export const bookPublicTrialSessionHeaderXBotProtectionTokenMax = 4096;


export const bookPublicTrialSessionHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookPublicTrialSessionHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookPublicTrialSessionHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookPublicTrialSessionHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookPublicTrialSessionHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const BookPublicTrialSessionBody = CalendarItemWithCustomerDto

export const BookPublicTrialSessionResponse = TrialBooking

/**
 * For anybody: what the trial is called, what it costs, what the form asks for and which kind of appointment it is, whose slots getPublicTrialSessionSlots has. Money in the currency of the studio.
 * @summary How a studio gives trial sessions
 */
export const getTrialSessionConfigQueryOrganizationUnitIdMax = 9007199254740991;



export const GetTrialSessionConfigQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTrialSessionConfigQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetTrialSessionConfigResponse = TrialSessionConfig

/**
 * For anybody with the link that a studio has sent to somebody it knows. As getTrialSessionConfig, of the studio that has sent it; organizationUnitId says which. The link ends some weeks after it was sent.
 * @summary How the studio of a lead gives trial sessions
 */
export const getTrialSessionLeadConfigQueryUuidMin = 36;
export const getTrialSessionLeadConfigQueryUuidMax = 36;



export const GetTrialSessionLeadConfigQueryParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getTrialSessionLeadConfigQueryUuidMin)).check(/*#__PURE__*/ zod.maxLength(getTrialSessionLeadConfigQueryUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the lead, from the link in the mail of the studio.'))
})

export const GetTrialSessionLeadConfigResponse = TrialSessionConfig

/**
 * For anybody with the link that a studio has sent to somebody it knows, to fill the form in. Nothing but what the form asks for; changes nothing. The link ends some weeks after it was sent.
 * @summary What the studio knows of a lead
 */
export const getTrialSessionLeadCustomerPathUuidMin = 36;
export const getTrialSessionLeadCustomerPathUuidMax = 36;



export const GetTrialSessionLeadCustomerParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getTrialSessionLeadCustomerPathUuidMin)).check(/*#__PURE__*/ zod.maxLength(getTrialSessionLeadCustomerPathUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the lead, from the link in the mail of the studio.'))
})

export const GetTrialSessionLeadCustomerResponse = TrialLeadCustomer

/**
 * For anybody; for the button of the studio page, whose label is the name in it. The same answer as that of getTrialSessionConfig, of the studio controllers, whose base is another one.
 * @summary How a studio gives trial sessions (studio controller)
 */
export const getConfigQueryOrganizationUnitIdMax = 9007199254740991;



export const GetConfigQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getConfigQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetConfigResponse = TrialSessionConfig

/**
 * For anybody logged in who is not a member of the tenant and has not had a trial there: it is one for each person. Takes the time of the employee, and is booked at once. Only where the trial costs nothing; one that does is bought by createSingleAppointmentCheckoutV4 with its offerId. A repetition is refused with trialsession.error.alreadyused.
 * @summary Book a trial session
 */
export const CreateTrialSessionBody = CreateTrialSessionRequest

export const CreateTrialSessionResponse = TrialBooking

/**
 * For anybody. Without a session the time is held until confirmUntil, and a mail asks the person to confirm it (confirmBenefitTrial); whoever does not loses it. Nothing is attached to an account that has the address, and the answer does not tell whether there is one. Nothing of the address is used up either: until one is confirmed, whoever has it may hold other times; the same time again is refused with booking.error.alreadybooked. With a session it is as createTrialSession.
 * @summary Book a trial session without an account
 */
export const createPublicTrialSessionHeaderXBotProtectionTokenMin = 16;
export const createPublicTrialSessionHeaderXBotProtectionTokenMax = 4096;


export const createPublicTrialSessionHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicTrialSessionHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicTrialSessionHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicTrialSessionHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicTrialSessionHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicTrialSessionBody = CreateTrialSessionRequest

export const CreatePublicTrialSessionResponse = TrialBooking

/**
 * For anybody, where coursesAllowed of the configuration is true and the price of the course names the trial. Takes a place in the course for nothing, whatever it costs others; a full one has no waiting list for it. Held, confirmed and refused as createPublicTrialSession.
 * @summary Try a course
 */
export const createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMin = 16;
export const createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMax = 4096;


export const createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreateBenefitTrialCourseAppointmentHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreateBenefitTrialCourseAppointmentBody = CreateTrialCourseRequest

export const CreateBenefitTrialCourseAppointmentResponse = TrialBooking

/**
 * For anybody; as createPublicTrialSession in all that it does, beside createBenefitTrialCourseAppointment for those who try a course instead.
 * @summary Try a kind of appointment
 */
export const createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMin = 16;
export const createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMax = 4096;


export const createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreateBenefitTrialSingleAppointmentHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreateBenefitTrialSingleAppointmentBody = CreateTrialSessionRequest

export const CreateBenefitTrialSingleAppointmentResponse = TrialBooking

/**
 * For anybody. The older form; use createBenefitTrialCourseAppointment, which does the same.
 * @deprecated
 * @summary Try a course, in the older form
 */
export const bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMin = 16;
export const bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMax = 4096;


export const bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookBenefitTrialCourseAppointmentHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const BookBenefitTrialCourseAppointmentBody = CourseCalendarItemWithCustomerDto

export const BookBenefitTrialCourseAppointmentResponse = TrialBooking

/**
 * For anybody. The older form; use createBenefitTrialSingleAppointment, which does the same.
 * @deprecated
 * @summary Try a kind of appointment, in the older form
 */
export const bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMin = 16;
export const bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMax = 4096;


export const bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookBenefitTrialSingleAppointmentHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const BookBenefitTrialSingleAppointmentBody = CalendarItemWithCustomerDto

export const BookBenefitTrialSingleAppointmentResponse = TrialBooking

/**
 * For anybody with the link in the mail that asks for it. Books for good what was held until confirmUntil, and a mail brings the calendar file. Only now it is the trial of whose the address is: who turns out to be a member, to be kept from booking, or to have had a trial, is refused here. A repetition answers the same.
 * @summary Confirm a trial session
 */
export const confirmBenefitTrialPathUuidMin = 36;
export const confirmBenefitTrialPathUuidMax = 36;



export const ConfirmBenefitTrialParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(confirmBenefitTrialPathUuidMin)).check(/*#__PURE__*/ zod.maxLength(confirmBenefitTrialPathUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid that the mail asks to confirm by; not that of the booking.'))
})

export const ConfirmBenefitTrialResponse = TrialBooking

/**
 * For anybody with the link that a studio has sent. The older form; use getTrialSessionLeadConfig, which answers the same.
 * @deprecated
 * @summary How the studio of a lead gives trial sessions, in the older form
 */
export const getBenefitTrialLeadConfigQueryUuidMin = 36;
export const getBenefitTrialLeadConfigQueryUuidMax = 36;



export const GetBenefitTrialLeadConfigQueryParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getBenefitTrialLeadConfigQueryUuidMin)).check(/*#__PURE__*/ zod.maxLength(getBenefitTrialLeadConfigQueryUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the lead, from the link in the mail of the studio.'))
})

export const GetBenefitTrialLeadConfigResponse = TrialSessionConfig
