/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrackingEventApplicationName } from './trackingEventApplicationName.ts';
import type { TrackingEventProperties } from './trackingEventProperties.ts';

/**
 * A usage event of an application; sent only with the user's consent.
 */
export interface TrackingEvent {
  /**
     * Name of the event; for navigation, `msweb-nav-` and the name of the route.
     * @minLength 1
     * @maxLength 120
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  eventName: string;
  /**
     * Id of the account; null when nobody is logged in.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  userId: number | null;
  /** Application that sends the event. */
  applicationName: TrackingEventApplicationName;
  properties: TrackingEventProperties;
}
