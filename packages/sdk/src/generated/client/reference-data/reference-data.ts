/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-course-appointment-filter.ts';
export * from './get-single-appointment-filter.ts';
export * from './get-streaming-appointment.ts';
export * from './list-reference-countries.ts';
export * from './list-usa-states.ts';
export * from './get-quick-connect.ts';
export * from './list-employees.ts';
export * from './list-employees-with-future-courses.ts';
