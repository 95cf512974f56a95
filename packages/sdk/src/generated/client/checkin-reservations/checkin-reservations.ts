/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-checkin-reservations.ts';
export * from './cancel-checkin-reservation.ts';
export * from './create-checkin-reservation.ts';
export * from './list-checkin-reservation-slots.ts';
export * from './list-public-checkin-reservation-slots.ts';
