/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const createStandingBookingRequestCourseAppointmentIdMax = 9007199254740991;



export const CreateStandingBookingRequest = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createStandingBookingRequestCourseAppointmentIdMax))
});

export type CreateStandingBookingRequest = zod.input<typeof CreateStandingBookingRequest>;
export type CreateStandingBookingRequestOutput = zod.output<typeof CreateStandingBookingRequest>;
