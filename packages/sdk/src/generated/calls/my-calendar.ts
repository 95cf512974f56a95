/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/my-calendar/get-calendar-subscription.ts';
export * from '../client/my-calendar/create-calendar-subscription.ts';
export * from '../client/my-calendar/delete-calendar-subscription.ts';
export * from '../client/my-calendar/get-personal-calendar.ts';
export * from '../client/my-calendar/save-personal-calendar.ts';
export * from '../client/my-calendar/delete-personal-calendar.ts';
export * from '../client/my-calendar/list-busy-times.ts';
export * from '../client/my-calendar/get-my-calendar-item.ts';
export * from '../client/my-calendar/cancel-my-calendar-item.ts';
export * from '../client/my-calendar/list-my-current-calendar-items.ts';
export * from '../client/my-calendar/list-my-calendar-history.ts';
