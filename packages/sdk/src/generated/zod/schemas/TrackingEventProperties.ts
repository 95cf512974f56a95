/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { TrackedStudio } from './TrackedStudio.ts';

export const trackingEventPropertiesBrowserMax = 120;

export const trackingEventPropertiesDeviceMax = 120;

export const trackingEventPropertiesOsMax = 120;

export const trackingEventPropertiesScreenWidthMin = 0;
export const trackingEventPropertiesScreenWidthMax = 100000;

export const trackingEventPropertiesScreenHeightMin = 0;
export const trackingEventPropertiesScreenHeightMax = 100000;

export const trackingEventPropertiesViewportWidthMin = 0;
export const trackingEventPropertiesViewportWidthMax = 100000;

export const trackingEventPropertiesViewportHeightMin = 0;
export const trackingEventPropertiesViewportHeightMax = 100000;

export const trackingEventPropertiesUserIdMax = 9007199254740991;

export const trackingEventPropertiesReferrerMax = 2000;

export const trackingEventPropertiesRouteMax = 120;

export const trackingEventPropertiesOriginMax = 300;

export const trackingEventPropertiesElapsedSecondsMin = 0;
export const trackingEventPropertiesElapsedSecondsMax = 1000000000;



export const TrackingEventProperties = /*#__PURE__*/ zod.object({
  "browser": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingEventPropertiesBrowserMax)),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingEventPropertiesDeviceMax)),
  "os": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingEventPropertiesOsMax)),
  "screenWidth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trackingEventPropertiesScreenWidthMin)).check(/*#__PURE__*/ zod.lte(trackingEventPropertiesScreenWidthMax)),
  "screenHeight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trackingEventPropertiesScreenHeightMin)).check(/*#__PURE__*/ zod.lte(trackingEventPropertiesScreenHeightMax)),
  "viewportWidth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trackingEventPropertiesViewportWidthMin)).check(/*#__PURE__*/ zod.lte(trackingEventPropertiesViewportWidthMax)),
  "viewportHeight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trackingEventPropertiesViewportHeightMin)).check(/*#__PURE__*/ zod.lte(trackingEventPropertiesViewportHeightMax)),
  "loggedIn": /*#__PURE__*/ zod.boolean(),
  "userId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trackingEventPropertiesUserIdMax))),
  "studio": /*#__PURE__*/ zod.union([TrackedStudio,/*#__PURE__*/ zod.null()]),
  "referrer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingEventPropertiesReferrerMax)),
  "route": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingEventPropertiesRouteMax)),
  "origin": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackingEventPropertiesOriginMax)),
  "elapsedSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(trackingEventPropertiesElapsedSecondsMin)).check(/*#__PURE__*/ zod.lte(trackingEventPropertiesElapsedSecondsMax)))
});

export type TrackingEventProperties = zod.input<typeof TrackingEventProperties>;
export type TrackingEventPropertiesOutput = zod.output<typeof TrackingEventProperties>;
