/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './book-day-ticket.ts';
