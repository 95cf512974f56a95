/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of item.
 */
export type BookableCourseItemType = typeof BookableCourseItemType[keyof typeof BookableCourseItemType];


export const BookableCourseItemType = {
  COURSE: 'COURSE',
  SINGLE: 'SINGLE',
  EVENT: 'EVENT',
} as const;
