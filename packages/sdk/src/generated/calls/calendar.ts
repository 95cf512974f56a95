/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/calendar/book-course.ts';
export * from '../client/calendar/book-single.ts';
export * from '../client/calendar/get-calendar-item.ts';
export * from '../client/calendar/cancel-calendar-item.ts';
export * from '../client/calendar/list-current-calendar-items.ts';
export * from '../client/calendar/list-past-calendar-items.ts';
export * from '../client/calendar/get-cancelation-rule-info.ts';
export * from '../client/calendar/book-public-course.ts';
export * from '../client/calendar/get-public-calendar-item.ts';
export * from '../client/calendar/cancel-public-calendar-item.ts';
export * from '../client/calendar/get-public-cancelation-rule-info.ts';
