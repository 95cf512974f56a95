/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A drinks machine, as the current member may use it.
 */
export interface BeverageDevice {
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
  /** Price of a start; 0 if the member's contract includes drinks. */
  price: Money;
  /** Consumption credit of the member at the studio of the device. */
  credit: Money;
  /** True if the member may recharge it and the studio sells recharges. */
  rechargeable: boolean;
}
