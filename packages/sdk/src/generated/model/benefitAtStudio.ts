/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPrice } from './appointmentPrice.ts';
import type { Person } from './person.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A kind of appointment at one studio.
 */
export interface BenefitAtStudio {
  studio: StudioReference;
  /**
     * Employees who offer it at the studio, by name.
     * @maxItems 50
     */
  employees: Person[];
  price: AppointmentPrice;
}
