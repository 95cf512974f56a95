import type { BookedDayTicket } from '@studio-portal/sdk/types';
import { BookedDayTicket as TicketShape } from '@studio-portal/sdk/zod/schemas/BookedDayTicket';
import { PurchasedProduct } from '@studio-portal/sdk/zod/schemas/PurchasedProduct';
import * as z from 'zod/mini';
import { readStored, store } from '../../../lib/browser/storage.ts';

const storedTicket = z.extend(TicketShape, {
  purchase: z.extend(PurchasedProduct, {
    validFrom: z.coerce.date(),
    validUntil: z.nullable(z.coerce.date()),
  }),
});

/**
 * Stores the day ticket that was just booked, which no call can read again. Its code opens a door,
 * so it is kept only for this visit, like the tokens of guest orders; a copy is in the mail.
 */
export const saveBookedTicket = (ticket: BookedDayTicket): void => store('booked-ticket', ticket);

/** Returns the ticket of a lead; undefined if it was not booked in this visit. */
export function readBookedTicket(leadId: string): BookedDayTicket | undefined {
  const ticket = storedTicket.safeParse(readStored('booked-ticket')).data;
  return ticket?.leadId === leadId ? ticket : undefined;
}
