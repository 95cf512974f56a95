/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BookableCourse } from './BookableCourse.ts';
import { WidgetStudio } from './WidgetStudio.ts';

export const timetableWidgetNowMin = 20;
export const timetableWidgetNowMax = 35;

export const timetableWidgetStartDateMin = 10;
export const timetableWidgetStartDateMax = 10;

export const timetableWidgetCoursesMax = 2000;



export const TimetableWidget = /*#__PURE__*/ zod.object({
  "studio": WidgetStudio,
  "now": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(timetableWidgetNowMin)).check(/*#__PURE__*/ zod.maxLength(timetableWidgetNowMax)),
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(timetableWidgetStartDateMin)).check(/*#__PURE__*/ zod.maxLength(timetableWidgetStartDateMax)),
  "courses": /*#__PURE__*/ zod.array(BookableCourse).check(/*#__PURE__*/ zod.maxLength(timetableWidgetCoursesMax))
});

export type TimetableWidget = zod.input<typeof TimetableWidget>;
export type TimetableWidgetOutput = zod.output<typeof TimetableWidget>;
