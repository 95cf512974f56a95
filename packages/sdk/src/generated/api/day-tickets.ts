/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/day-tickets/get-booked-day-ticket.ts';
export * from '../client/day-tickets/use-get-booked-day-ticket.ts';
export * from '../client/day-tickets/cancel-booked-day-ticket.ts';
export * from '../client/day-tickets/use-cancel-booked-day-ticket.ts';
export * from '../client/day-tickets/book-day-ticket.ts';
export * from '../client/day-tickets/use-book-day-ticket.ts';
