/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CustomerData } from './CustomerData.ts';

export const bookPublicCourseRequestCourseAppointmentIdMax = 9007199254740991;



export const BookPublicCourseRequest = /*#__PURE__*/ zod.object({
  "courseAppointmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookPublicCourseRequestCourseAppointmentIdMax)),
  "customerData": CustomerData,
  "joinWaitingList": /*#__PURE__*/ zod.boolean(),
  "acceptsLatePromotion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type BookPublicCourseRequest = zod.input<typeof BookPublicCourseRequest>;
export type BookPublicCourseRequestOutput = zod.output<typeof BookPublicCourseRequest>;
