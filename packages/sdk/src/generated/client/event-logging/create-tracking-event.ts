/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrackingEvent } from '../../model/trackingEvent.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateTrackingEventUrl = () => {




  return `/v1/public/event-logging/event`
}

/**
 * Log an event
 *
 * Public, if the user has consented to statistics, which the client must ensure. Contents are not checked against an account. Repeating the call logs a second event. Clients should ignore failures.
 */
export const createTrackingEvent = async (trackingEvent: TrackingEvent, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getCreateTrackingEventUrl(),
  {
    operationId: 'createTrackingEvent',
    statuses: [204, 400, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(trackingEvent)
  }
);}