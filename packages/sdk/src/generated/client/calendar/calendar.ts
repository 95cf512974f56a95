/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './book-course.ts';
export * from './book-single.ts';
export * from './get-calendar-item.ts';
export * from './cancel-calendar-item.ts';
export * from './list-current-calendar-items.ts';
export * from './list-past-calendar-items.ts';
export * from './get-cancelation-rule-info.ts';
export * from './book-public-course.ts';
export * from './get-public-calendar-item.ts';
export * from './cancel-public-calendar-item.ts';
export * from './get-public-cancelation-rule-info.ts';
