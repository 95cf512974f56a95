/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const courseCategoryIdMax = 9007199254740991;

export const courseCategoryNameMax = 80;



export const CourseCategory = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(courseCategoryIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courseCategoryNameMax))
});

export type CourseCategory = zod.input<typeof CourseCategory>;
export type CourseCategoryOutput = zod.output<typeof CourseCategory>;
