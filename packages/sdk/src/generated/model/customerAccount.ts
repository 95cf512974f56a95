/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccountFilterParameters } from './accountFilterParameters.ts';
import type { AccountView } from './accountView.ts';
import type { BookingEntry } from './bookingEntry.ts';
import type { Money } from './money.ts';

/**
 * Account of a member at a studio. Claims are positive, payments negative.
 */
export interface CustomerAccount {
  /**
     * The studio that keeps the account.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  view: AccountView;
  openingBalance: Money;
  closingBalance: Money;
  /**
     * By dueDate, newest first, each with the resulting balance. At most 1000, the newest.
     * @maxItems 1000
     */
  bookingEntries: BookingEntry[];
  /**
     * Earliest possible date of entries.
     * @minLength 10
     * @maxLength 10
     */
  customerCreationDate: Date;
  filterParameters: AccountFilterParameters;
}
