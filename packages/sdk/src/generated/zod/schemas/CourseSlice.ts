/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BookableCourse } from './BookableCourse.ts';

export const courseSliceContentMax = 100;

export const courseSlicePageMin = 0;
export const courseSlicePageMax = 10000;

export const courseSliceSizeMax = 100;



export const CourseSlice = /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(BookableCourse).check(/*#__PURE__*/ zod.maxLength(courseSliceContentMax)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseSlicePageMin)).check(/*#__PURE__*/ zod.lte(courseSlicePageMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseSliceSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type CourseSlice = zod.input<typeof CourseSlice>;
export type CourseSliceOutput = zod.output<typeof CourseSlice>;
