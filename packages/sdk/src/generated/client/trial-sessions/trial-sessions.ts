/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './book-trial-session.ts';
export * from './book-public-trial-session.ts';
export * from './get-trial-session-config.ts';
export * from './get-trial-session-lead-config.ts';
export * from './get-trial-session-lead-customer.ts';
export * from './get-config.ts';
export * from './create-trial-session.ts';
export * from './create-public-trial-session.ts';
export * from './create-benefit-trial-course-appointment.ts';
export * from './create-benefit-trial-single-appointment.ts';
export * from './book-benefit-trial-course-appointment.ts';
export * from './book-benefit-trial-single-appointment.ts';
export * from './confirm-benefit-trial.ts';
export * from './get-benefit-trial-lead-config.ts';
