/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPriceStateState } from './appointmentPriceStateState.ts';
import type { Money } from './money.ts';

/**
 * A price that depends on the customer.
 */
export interface AppointmentPriceState {
  /** Condition of the price. */
  state: AppointmentPriceStateState;
  /** The amount, if any. */
  money: Money | null;
  /**
     * The trial that can be used instead.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  benefitTrialConfigurationId: number | null;
}
