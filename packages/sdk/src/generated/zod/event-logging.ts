/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  TrackingEvent
} from './schemas/TrackingEvent.ts';



/**
 * Public, if the user has consented to statistics, which the client must ensure. Contents are not checked against an account. Repeating the call logs a second event. Clients should ignore failures.
 * @summary Log an event
 */
export const CreateTrackingEventBody = TrackingEvent

export const CreateTrackingEventResponse = /*#__PURE__*/ zod.void()
