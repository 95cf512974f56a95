/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPrice } from './appointmentPrice.ts';
import type { BenefitType } from './benefitType.ts';
import type { BookableBenefitItemType } from './bookableBenefitItemType.ts';
import type { Person } from './person.ts';
import type { Picture } from './picture.ts';

/**
 * A kind of appointment that can be booked at a studio.
 */
export interface BookableBenefit {
  /**
     * Identifies the kind of appointment, like benefitId.
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
     * Description of the appointment.
     * @minLength 0
     * @maxLength 4000
     */
  description: string;
  /**
     * Color in a calendar.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  colorHex: string;
  /** A picture. */
  image: Picture | null;
  /**
     * Duration in minutes.
     * @minimum 5
     * @maximum 1440
     */
  durationMinutes: number;
  /**
     * Employees who offer it at the studio, by name.
     * @maxItems 50
     */
  employees: Person[];
  /** Type of the booking option that would pay for the current user; null without a session or a matching option. */
  benefitBookingOptionType: BenefitType | null;
  price: AppointmentPrice;
}
