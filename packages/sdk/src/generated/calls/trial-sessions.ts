/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/trial-sessions/book-trial-session.ts';
export * from '../client/trial-sessions/book-public-trial-session.ts';
export * from '../client/trial-sessions/get-trial-session-config.ts';
export * from '../client/trial-sessions/get-trial-session-lead-config.ts';
export * from '../client/trial-sessions/get-trial-session-lead-customer.ts';
export * from '../client/trial-sessions/get-config.ts';
export * from '../client/trial-sessions/create-trial-session.ts';
export * from '../client/trial-sessions/create-public-trial-session.ts';
export * from '../client/trial-sessions/create-benefit-trial-course-appointment.ts';
export * from '../client/trial-sessions/create-benefit-trial-single-appointment.ts';
export * from '../client/trial-sessions/book-benefit-trial-course-appointment.ts';
export * from '../client/trial-sessions/book-benefit-trial-single-appointment.ts';
export * from '../client/trial-sessions/confirm-benefit-trial.ts';
export * from '../client/trial-sessions/get-benefit-trial-lead-config.ts';
