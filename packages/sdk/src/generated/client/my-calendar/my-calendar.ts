/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-my-calendar-item.ts';
export * from './cancel-my-calendar-item.ts';
export * from './list-my-current-calendar-items.ts';
export * from './list-my-calendar-history.ts';
