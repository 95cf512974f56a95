/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/event-logging/create-tracking-event.ts';
