/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPriceState } from './appointmentPriceState.ts';
import type { BenefitType } from './benefitType.ts';
import type { BookableBenefitItemType } from './bookableBenefitItemType.ts';
import type { Person } from './person.ts';
import type { Picture } from './picture.ts';

/**
 * A kind of appointment that can be booked at a studio.
 */
export interface BookableBenefit {
  /**
     * Identifies the kind of appointment, as benefitId does.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /** Kind of item; always SINGLE here. */
  itemType: BookableBenefitItemType;
  /**
     * The kind of appointment.
     * @minimum 1
     * @maximum 9007199254740991
     */
  benefitId: number;
  /**
     * Name of the kind.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What to expect.
     * @minLength 0
     * @maxLength 4000
     */
  description: string;
  /**
     * Colour in a calendar.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  colorHex: string;
  /** A picture of it. */
  image: Picture | null;
  /**
     * How long it takes, in minutes.
     * @minimum 5
     * @maximum 1440
     */
  durationMinutes: number;
  /**
     * Who gives it at the studio, by name.
     * @maxItems 50
     */
  employees: Person[];
  /** What would pay for the account that asks; null without a session or a fitting entitlement. */
  benefitBookingOptionType: BenefitType | null;
  price: AppointmentPriceState;
}
