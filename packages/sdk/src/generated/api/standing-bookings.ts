/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/standing-bookings/list-standing-bookings.ts';
export * from '../client/standing-bookings/use-list-standing-bookings.ts';
export * from '../client/standing-bookings/create-standing-booking.ts';
export * from '../client/standing-bookings/use-create-standing-booking.ts';
export * from '../client/standing-bookings/update-standing-booking.ts';
export * from '../client/standing-bookings/use-update-standing-booking.ts';
export * from '../client/standing-bookings/delete-standing-booking.ts';
export * from '../client/standing-bookings/use-delete-standing-booking.ts';
export * from '../client/standing-bookings/get-standing-booking-offer.ts';
export * from '../client/standing-bookings/use-get-standing-booking-offer.ts';
export * from '../client/standing-bookings/save-booking-opening-reminder.ts';
export * from '../client/standing-bookings/use-save-booking-opening-reminder.ts';
export * from '../client/standing-bookings/delete-booking-opening-reminder.ts';
export * from '../client/standing-bookings/use-delete-booking-opening-reminder.ts';
