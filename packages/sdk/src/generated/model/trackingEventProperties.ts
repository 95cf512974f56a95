/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrackedStudio } from './trackedStudio.ts';

/**
 * Context of the event.
 */
export interface TrackingEventProperties {
  /**
     * Name and version of the browser.
     * @maxLength 120
     */
  browser: string;
  /**
     * Kind or model of the device.
     * @maxLength 120
     */
  device: string;
  /**
     * Name and version of the operating system.
     * @maxLength 120
     */
  os: string;
  /**
     * Width of the screen in CSS pixels.
     * @minimum 0
     * @maximum 100000
     */
  screenWidth: number;
  /**
     * Height of the screen in CSS pixels.
     * @minimum 0
     * @maximum 100000
     */
  screenHeight: number;
  /**
     * Width of the window in CSS pixels.
     * @minimum 0
     * @maximum 100000
     */
  viewportWidth: number;
  /**
     * Height of the window in CSS pixels.
     * @minimum 0
     * @maximum 100000
     */
  viewportHeight: number;
  /** True if the user is logged in. */
  loggedIn: boolean;
  /**
     * Id of the account; null when nobody is logged in.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  userId: number | null;
  /** The studio of the page, if any. */
  studio: TrackedStudio | null;
  /**
     * URL of the previous page; empty if unknown.
     * @maxLength 2000
     */
  referrer: string;
  /**
     * Name of the route.
     * @maxLength 120
     */
  route: string;
  /**
     * Origin of the page.
     * @maxLength 300
     */
  origin: string;
  /**
     * Seconds since the previous event; null for the first.
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  elapsedSeconds: number | null;
}
