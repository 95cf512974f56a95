/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './validate-book-appointment-master-data.ts';
export * from './validate-book-course-master-data.ts';
export * from './validate-book-trial-session-master-data.ts';
export * from './validate-sign-contract-master-data.ts';
