import { readStored, store } from '../../../lib/browser/storage.ts';

/**
 * Remembers that the user of this device has booked through the summary with an option. Stores no
 * personal data; the logout clears it, since the next user has not seen a summary.
 */
export const allowOneTapBooking = (): void => store('option-booked', true);

/** Returns whether the user may book with an option in one tap (decisions/009). */
export const isOneTapBookingAllowed = (): boolean => readStored('option-booked') === true;
