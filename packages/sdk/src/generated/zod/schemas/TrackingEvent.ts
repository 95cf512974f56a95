/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { TrackingEventProperties } from './TrackingEventProperties.ts';

export const trackingEventEventNameMax = 120;


export const trackingEventEventNameRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');
export const trackingEventUserIdMax = 9007199254740991;



export const TrackingEvent = /*#__PURE__*/ zod.object({
  "eventName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackingEventEventNameMax)).check(/*#__PURE__*/ zod.regex(trackingEventEventNameRegExp)),
  "userId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trackingEventUserIdMax))),
  "applicationName": /*#__PURE__*/ zod.enum(['MS_FRONTEND']),
  "properties": TrackingEventProperties
});

export type TrackingEvent = zod.input<typeof TrackingEvent>;
export type TrackingEventOutput = zod.output<typeof TrackingEvent>;
