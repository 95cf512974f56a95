/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A device waiting for the choice of a drink.
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
     * Name of the device at the studio.
     * @minLength 1
     * @maxLength 80
     */
  deviceName: string;
  studio: StudioReference;
  /**
     * Start of the sale, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  startedAt: Date;
  /**
     * Time until which a drink can be chosen, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  validUntil: Date;
  /** What was taken from the credit; 0 if the contract includes drinks. */
  price: Money;
  /** Consumption credit of the member at the studio after the sale. */
  credit: Money;
}
