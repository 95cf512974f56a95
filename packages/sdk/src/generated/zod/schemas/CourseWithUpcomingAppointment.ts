/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BookableCourse } from './BookableCourse.ts';
import { CourseCategory } from './CourseCategory.ts';
import { Picture } from './Picture.ts';

export const courseWithUpcomingAppointmentCourseIdMax = 9007199254740991;

export const courseWithUpcomingAppointmentNameMax = 120;

export const courseWithUpcomingAppointmentDescriptionMin = 0;
export const courseWithUpcomingAppointmentDescriptionMax = 4000;



export const CourseWithUpcomingAppointment = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseWithUpcomingAppointmentCourseIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courseWithUpcomingAppointmentNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(courseWithUpcomingAppointmentDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(courseWithUpcomingAppointmentDescriptionMax)),
  "category": /*#__PURE__*/ zod.union([CourseCategory,/*#__PURE__*/ zod.null()]),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "upcomingAppointment": /*#__PURE__*/ zod.union([BookableCourse,/*#__PURE__*/ zod.null()])
});

export type CourseWithUpcomingAppointment = zod.input<typeof CourseWithUpcomingAppointment>;
export type CourseWithUpcomingAppointmentOutput = zod.output<typeof CourseWithUpcomingAppointment>;
