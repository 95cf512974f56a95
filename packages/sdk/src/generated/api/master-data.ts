/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/master-data/validate-book-appointment-master-data.ts';
export * from '../client/master-data/use-validate-book-appointment-master-data.ts';
export * from '../client/master-data/validate-book-course-master-data.ts';
export * from '../client/master-data/use-validate-book-course-master-data.ts';
export * from '../client/master-data/validate-book-trial-session-master-data.ts';
export * from '../client/master-data/use-validate-book-trial-session-master-data.ts';
export * from '../client/master-data/validate-sign-contract-master-data.ts';
export * from '../client/master-data/use-validate-sign-contract-master-data.ts';
