/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioReference } from './studioReference.ts';

/**
 * A device that waits for its drink to be chosen.
 */
export interface BeverageSale {
  /**
     * Identifies the sale.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * The device.
     * @minLength 4
     * @maxLength 40
     * @pattern ^[A-Za-z0-9-]+$
     */
  deviceId: string;
  /**
     * How the studio calls the device.
     * @minLength 1
     * @maxLength 80
     */
  deviceName: string;
  studio: StudioReference;
  /**
     * When it was started, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  startedAt: Date;
  /**
     * Until when a drink can be chosen at the device, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  validUntil: Date;
}
