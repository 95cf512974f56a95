/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AcceptedConsents } from './AcceptedConsents.ts';
import { TrialCustomerData } from './TrialCustomerData.ts';

export const courseCalendarItemWithCustomerDtoCourseAppointmentIdMax = 9007199254740991;



export const CourseCalendarItemWithCustomerDto = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseCalendarItemWithCustomerDtoCourseAppointmentIdMax)),
  "customer": TrialCustomerData,
  "acceptedConsents": AcceptedConsents
});

export type CourseCalendarItemWithCustomerDto = zod.input<typeof CourseCalendarItemWithCustomerDto>;
export type CourseCalendarItemWithCustomerDtoOutput = zod.output<typeof CourseCalendarItemWithCustomerDto>;
