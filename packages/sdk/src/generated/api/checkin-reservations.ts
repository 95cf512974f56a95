/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/checkin-reservations/list-checkin-reservations.ts';
export * from '../client/checkin-reservations/use-list-checkin-reservations.ts';
export * from '../client/checkin-reservations/cancel-checkin-reservation.ts';
export * from '../client/checkin-reservations/use-cancel-checkin-reservation.ts';
export * from '../client/checkin-reservations/create-checkin-reservation.ts';
export * from '../client/checkin-reservations/use-create-checkin-reservation.ts';
export * from '../client/checkin-reservations/list-checkin-reservation-slots.ts';
export * from '../client/checkin-reservations/use-list-checkin-reservation-slots.ts';
export * from '../client/checkin-reservations/list-public-checkin-reservation-slots.ts';
export * from '../client/checkin-reservations/use-list-public-checkin-reservation-slots.ts';
