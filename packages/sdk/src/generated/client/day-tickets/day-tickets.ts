/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-booked-day-ticket.ts';
export * from './cancel-booked-day-ticket.ts';
export * from './book-day-ticket.ts';
