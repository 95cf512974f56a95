/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CalendarItemWithCustomerDto
} from './schemas/CalendarItemWithCustomerDto.ts';

import {
  CourseCalendarItemWithCustomerDto
} from './schemas/CourseCalendarItemWithCustomerDto.ts';

import {
  CreateTrialCourseRequest
} from './schemas/CreateTrialCourseRequest.ts';

import {
  CreateTrialSessionRequest
} from './schemas/CreateTrialSessionRequest.ts';

import {
  TrialBooking
} from './schemas/TrialBooking.ts';

import {
  TrialLeadCustomer
} from './schemas/TrialLeadCustomer.ts';

import {
  TrialSessionConfig
} from './schemas/TrialSessionConfig.ts';



/**
 * For any logged-in user. Older version; use createTrialSession, which does the same.
 * @deprecated
 * @summary Book a trial session, older version
 */
export const BookTrialSessionBody = CalendarItemWithCustomerDto

export const BookTrialSessionResponse = TrialBooking

/**
 * Public. Older version; use createPublicTrialSession, which does the same.
 * @deprecated
 * @summary Book a trial session without an account, older version
 */
export const bookPublicTrialSessionHeaderXBotProtectionTokenMin = 16;
export const bookPublicTrialSessionHeaderXBotProtectionTokenMax = 4096;


export const bookPublicTrialSessionHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookPublicTrialSessionHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookPublicTrialSessionHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookPublicTrialSessionHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookPublicTrialSessionHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const BookPublicTrialSessionBody = CalendarItemWithCustomerDto

export const BookPublicTrialSessionResponse = TrialBooking

/**
 * Public. Name, price, form and kind of appointment of the trial session; getPublicTrialSessionSlots has its slots. Amounts are in the currency of the studio.
 * @summary Trial session of a studio
 */
export const getTrialSessionConfigQueryOrganizationUnitIdMax = 9007199254740991;



export const GetTrialSessionConfigQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTrialSessionConfigQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetTrialSessionConfigResponse = TrialSessionConfig

/**
 * For anyone with the link that a studio has sent to a known person. Like getTrialSessionConfig, for the studio that sent it, in organizationUnitId. The link expires some weeks after it was sent.
 * @summary Trial session of a lead's studio
 */
export const getTrialSessionLeadConfigQueryUuidMin = 36;
export const getTrialSessionLeadConfigQueryUuidMax = 36;



export const GetTrialSessionLeadConfigQueryParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getTrialSessionLeadConfigQueryUuidMin)).check(/*#__PURE__*/ zod.maxLength(getTrialSessionLeadConfigQueryUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the lead, from the link in the mail of the studio.'))
})

export const GetTrialSessionLeadConfigResponse = TrialSessionConfig

/**
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 * @summary Contact data of a lead
 */
export const getTrialSessionLeadCustomerPathUuidMin = 36;
export const getTrialSessionLeadCustomerPathUuidMax = 36;



export const GetTrialSessionLeadCustomerParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getTrialSessionLeadCustomerPathUuidMin)).check(/*#__PURE__*/ zod.maxLength(getTrialSessionLeadCustomerPathUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the lead, from the link in the mail of the studio.'))
})

export const GetTrialSessionLeadCustomerResponse = TrialLeadCustomer

/**
 * Public, for the button of the studio page, labeled with the name. The same response as getTrialSessionConfig, from the studio controllers with another base path.
 * @summary Trial session of a studio (studio controller)
 */
export const getConfigQueryOrganizationUnitIdMax = 9007199254740991;



export const GetConfigQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getConfigQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetConfigResponse = TrialSessionConfig

/**
 * For any logged-in user who is not a member of the tenant and has not had a trial there: each person has one. Books the employee's time at once. Only for free trials; use createSingleAppointmentCheckoutV4 with its offerId for paid ones. Repeating the call fails with trialsession.error.alreadyused.
 * @summary Book a trial session
 */
export const CreateTrialSessionBody = CreateTrialSessionRequest

export const CreateTrialSessionResponse = TrialBooking

/**
 * Public. Without a session, the slot is held until confirmUntil, and a mail asks the person to confirm it (confirmBenefitTrial); unconfirmed slots are released. The booking is not attached to an account with the address, and the response does not reveal whether there is one. The trial is not used up until a booking is confirmed, so the person may hold several slots; the same slot again fails with booking.error.alreadybooked. With a session, it works like createTrialSession.
 * @summary Book a trial session without an account
 */
export const createPublicTrialSessionHeaderXBotProtectionTokenMin = 16;
export const createPublicTrialSessionHeaderXBotProtectionTokenMax = 4096;


export const createPublicTrialSessionHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicTrialSessionHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicTrialSessionHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicTrialSessionHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicTrialSessionHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicTrialSessionBody = CreateTrialSessionRequest

export const CreatePublicTrialSessionResponse = TrialBooking

/**
 * Public, if coursesAllowed of the configuration is true and the course's price names the trial. Books a place in the course free of charge, regardless of its price; waiting lists are not available. Confirmation and errors are as in createPublicTrialSession.
 * @summary Try a course
 */
export const createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMin = 16;
export const createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMax = 4096;


export const createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreateBenefitTrialCourseAppointmentHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createBenefitTrialCourseAppointmentHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreateBenefitTrialCourseAppointmentBody = CreateTrialCourseRequest

export const CreateBenefitTrialCourseAppointmentResponse = TrialBooking

/**
 * Public. Does the same as createPublicTrialSession; createBenefitTrialCourseAppointment is for trying a course instead.
 * @summary Try a kind of appointment
 */
export const createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMin = 16;
export const createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMax = 4096;


export const createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreateBenefitTrialSingleAppointmentHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createBenefitTrialSingleAppointmentHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreateBenefitTrialSingleAppointmentBody = CreateTrialSessionRequest

export const CreateBenefitTrialSingleAppointmentResponse = TrialBooking

/**
 * Public. Older version; use createBenefitTrialCourseAppointment, which does the same.
 * @deprecated
 * @summary Try a course, older version
 */
export const bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMin = 16;
export const bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMax = 4096;


export const bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookBenefitTrialCourseAppointmentHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookBenefitTrialCourseAppointmentHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const BookBenefitTrialCourseAppointmentBody = CourseCalendarItemWithCustomerDto

export const BookBenefitTrialCourseAppointmentResponse = TrialBooking

/**
 * Public. Older version; use createBenefitTrialSingleAppointment, which does the same.
 * @deprecated
 * @summary Try a kind of appointment, older version
 */
export const bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMin = 16;
export const bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMax = 4096;


export const bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookBenefitTrialSingleAppointmentHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookBenefitTrialSingleAppointmentHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const BookBenefitTrialSingleAppointmentBody = CalendarItemWithCustomerDto

export const BookBenefitTrialSingleAppointmentResponse = TrialBooking

/**
 * For anyone with the link in the confirmation mail. Books the slot that was held until confirmUntil and mails the calendar file. Only now is the trial assigned to the owner of the address: members, blocked people and those who have already had a trial are rejected. Repeating the call returns the same response.
 * @summary Confirm a trial session
 */
export const confirmBenefitTrialPathUuidMin = 36;
export const confirmBenefitTrialPathUuidMax = 36;



export const ConfirmBenefitTrialParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(confirmBenefitTrialPathUuidMin)).check(/*#__PURE__*/ zod.maxLength(confirmBenefitTrialPathUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid from the confirmation mail, which is not that of the booking.'))
})

export const ConfirmBenefitTrialResponse = TrialBooking

/**
 * For anyone with the link that a studio has sent. Older version; use getTrialSessionLeadConfig, which returns the same response.
 * @deprecated
 * @summary Trial session of a lead's studio, older version
 */
export const getBenefitTrialLeadConfigQueryUuidMin = 36;
export const getBenefitTrialLeadConfigQueryUuidMax = 36;



export const GetBenefitTrialLeadConfigQueryParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getBenefitTrialLeadConfigQueryUuidMin)).check(/*#__PURE__*/ zod.maxLength(getBenefitTrialLeadConfigQueryUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the lead, from the link in the mail of the studio.'))
})

export const GetBenefitTrialLeadConfigResponse = TrialSessionConfig
