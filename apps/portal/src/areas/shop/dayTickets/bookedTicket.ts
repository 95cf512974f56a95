import type { BookedDayTicket } from '@studio-portal/sdk/types';

/**
 * The day ticket that was just booked. No call reads it again, and its code opens a door: it stays in the page's memory, and in the mail.
 */
let booked: BookedDayTicket | undefined;

export const keepTicket = (ticket: BookedDayTicket): void => {
  booked = ticket;
};

/** The ticket of a lead; undefined after a reload. */
export const ticketOf = (leadId: string): BookedDayTicket | undefined =>
  booked?.leadId === leadId ? booked : undefined;
