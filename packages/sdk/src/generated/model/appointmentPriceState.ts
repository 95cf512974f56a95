/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPriceStateState } from './appointmentPriceStateState.ts';
import type { Money } from './money.ts';

/**
 * A price that depends on who books.
 */
export interface AppointmentPriceState {
  /** Who may book for what. */
  state: AppointmentPriceStateState;
  /** The amount, where there is one. */
  money: Money | null;
  /**
     * The trial that may be used instead.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  benefitTrialConfigurationId: number | null;
}
