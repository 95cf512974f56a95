/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccountFilterParameters } from './accountFilterParameters.ts';
import type { AccountView } from './accountView.ts';
import type { BookingEntry } from './bookingEntry.ts';
import type { Money } from './money.ts';

/**
 * What a member owes and has paid in the books of the studio. What is owed counts up, what is paid counts down.
 */
export interface CustomerAccount {
  /**
     * The studio in whose books it is.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  view: AccountView;
  openingBalance: Money;
  closingBalance: Money;
  /**
     * By dueDate, the newest first, each with the balance after it. At most 1000, the newest.
     * @maxItems 1000
     */
  bookingEntries: BookingEntry[];
  /**
     * Since when there may be entries.
     * @minLength 10
     * @maxLength 10
     */
  customerCreationDate: Date;
  filterParameters: AccountFilterParameters;
}
