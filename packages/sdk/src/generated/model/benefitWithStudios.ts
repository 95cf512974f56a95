/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BenefitAtStudio } from './benefitAtStudio.ts';
import type { BenefitWithStudiosItemType } from './benefitWithStudiosItemType.ts';
import type { Picture } from './picture.ts';

/**
 * A kind of appointment with the studios that offer it.
 */
export interface BenefitWithStudios {
  /**
     * Identifies the kind of appointment, like benefitId.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /** Kind of item; always SINGLE here. */
  itemType: BenefitWithStudiosItemType;
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
     * The studios that offer it, by name.
     * @maxItems 2000
     */
  studios: BenefitAtStudio[];
}
