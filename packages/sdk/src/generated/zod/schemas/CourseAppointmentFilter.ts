/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CourseCategory } from './CourseCategory.ts';
import { Location } from './Location.ts';
import { Person } from './Person.ts';

export const courseAppointmentFilterCategoriesMax = 100;

export const courseAppointmentFilterEmployeesMax = 500;

export const courseAppointmentFilterLocationsMax = 100;



export const CourseAppointmentFilter = /*#__PURE__*/ zod.object({
  "categories": /*#__PURE__*/ zod.array(CourseCategory).check(/*#__PURE__*/ zod.maxLength(courseAppointmentFilterCategoriesMax)),
  "employees": /*#__PURE__*/ zod.array(Person).check(/*#__PURE__*/ zod.maxLength(courseAppointmentFilterEmployeesMax)),
  "locations": /*#__PURE__*/ zod.array(Location).check(/*#__PURE__*/ zod.maxLength(courseAppointmentFilterLocationsMax))
});

export type CourseAppointmentFilter = zod.input<typeof CourseAppointmentFilter>;
export type CourseAppointmentFilterOutput = zod.output<typeof CourseAppointmentFilter>;
