/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AcceptedConsents } from './AcceptedConsents.ts';
import { TrialCustomerData } from './TrialCustomerData.ts';

export const createTrialCourseRequestCourseAppointmentIdMax = 9007199254740991;



export const CreateTrialCourseRequest = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createTrialCourseRequestCourseAppointmentIdMax)),
  "customerData": TrialCustomerData,
  "acceptedConsents": AcceptedConsents
});

export type CreateTrialCourseRequest = zod.input<typeof CreateTrialCourseRequest>;
export type CreateTrialCourseRequestOutput = zod.output<typeof CreateTrialCourseRequest>;
