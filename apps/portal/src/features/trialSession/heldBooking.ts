import type { TrialCustomerData } from '@studio-portal/sdk/types';

/** A trial session that waits to be confirmed, as this visit has booked it. */
export interface Held {
  uuid: string;
  until: Date;
  /** Who has booked it, for the offer of an account. */
  person: TrialCustomerData;
}

let held: Held | undefined;

/** Keeps, until the page is loaded anew, what has just been booked and waits for the mail to be answered. No storage holds the person. */
export const keepHeld = (booking: Held): void => {
  held = booking;
};

/** What this visit knows of a booking that waits; undefined of any other. */
export const heldBooking = (uuid: string): Held | undefined =>
  held?.uuid === uuid ? held : undefined;

/** It is confirmed. */
export const endHeld = (): void => {
  held = undefined;
};
