import type { BookedDayTicket } from '@studio-portal/sdk/types';

/**
 * The day ticket that was just booked. No call can read it again, and its code opens a door, so it
 * is kept in memory only; a copy is in the mail.
 */
let booked: BookedDayTicket | undefined;

export const saveBookedTicket = (ticket: BookedDayTicket): void => {
  booked = ticket;
};

/** Returns the ticket of a lead; undefined after a reload. */
export const readBookedTicket = (leadId: string): BookedDayTicket | undefined =>
  booked?.leadId === leadId ? booked : undefined;
