/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/reference-data/get-course-appointment-filter.ts';
export * from '../client/reference-data/get-single-appointment-filter.ts';
export * from '../client/reference-data/get-streaming-appointment.ts';
export * from '../client/reference-data/list-reference-countries.ts';
export * from '../client/reference-data/list-usa-states.ts';
export * from '../client/reference-data/get-quick-connect.ts';
export * from '../client/reference-data/list-employees.ts';
export * from '../client/reference-data/list-employees-with-future-courses.ts';
