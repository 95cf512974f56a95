/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  TrackingEvent
} from '../schemas/TrackingEvent.ts';


/**
 * For anybody, while statistics are allowed; the client asks for that. Nothing in it is checked against an account. A repetition is a second event. A failure is no concern of the reader.
 * @summary Log an event
 */
export const CreateTrackingEventBody = TrackingEvent

export const CreateTrackingEventResponse = /*#__PURE__*/ zod.void()
