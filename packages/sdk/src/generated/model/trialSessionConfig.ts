/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPriceState } from './appointmentPriceState.ts';
import type { LegalConsent } from './legalConsent.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { Picture } from './picture.ts';
import type { TrialContactField } from './trialContactField.ts';
import type { TrialSessionStep } from './trialSessionStep.ts';

/**
 * How a studio gives trial sessions.
 */
export interface TrialSessionConfig {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * The kind of appointment that is the trial session.
     * @minimum 1
     * @maximum 9007199254740991
     */
  benefitId: number;
  /**
     * The trial; what may be tried as it carries the same number in its price.
     * @minimum 1
     * @maximum 9007199254740991
     */
  benefitTrialConfigurationId: number;
  /**
     * What is bought where the trial costs something.
     * @minimum 1
     * @maximum 9007199254740991
     */
  offerId: number;
  /**
     * What the studio calls it, in its own language, for the button that leads here; null for no name of its own.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  name: string | null;
  /**
     * What happens there; plain text.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  description: string | null;
  /** A picture, where there is one. */
  image: Picture | null;
  /**
     * How long it takes, in minutes.
     * @minimum 5
     * @maximum 1440
     */
  durationMinutes: number;
  price: AppointmentPriceState;
  /**
     * How it may be paid; empty where it costs nothing.
     * @maxItems 10
     */
  paymentMethods: OnlinePaymentMethod[];
  /**
     * The steps of the booking, in their order.
     * @minItems 1
     * @maxItems 9
     */
  steps: TrialSessionStep[];
  /**
     * What the studio asks of a person, in the order of the form.
     * @minItems 1
     * @maxItems 10
     */
  contactFields: TrialContactField[];
  /** Whether a course whose price names this trial may be tried instead. */
  coursesAllowed: boolean;
  /**
     * The boxes to tick before it is booked, in the order of the form.
     * @maxItems 5
     */
  legalConsents: LegalConsent[];
}
