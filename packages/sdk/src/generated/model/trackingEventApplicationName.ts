/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Application that sends the event.
 */
export type TrackingEventApplicationName = typeof TrackingEventApplicationName[keyof typeof TrackingEventApplicationName];


export const TrackingEventApplicationName = {
  MS_FRONTEND: 'MS_FRONTEND',
} as const;
