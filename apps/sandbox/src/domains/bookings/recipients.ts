import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import type { BookingNews, BookingOccasion } from './bookingNews.ts';

/** Account columns needed for notifications. */
type RecipientAccount = {
  id: number;
  email: string;
  name: string;
  firstname: string | null;
  locale: string | null;
};

/** Alias of the account that booked on behalf of the owner. */
export const bookers = alias(accounts, 'bookers');

/** Columns of the owner of a booking and of the person who booked it. */
export const recipientColumns = {
  account: {
    id: accounts.id,
    email: accounts.email,
    name: accounts.name,
    firstname: accounts.firstname,
    locale: accounts.locale,
  },
  booker: {
    id: bookers.id,
    email: bookers.email,
    name: bookers.name,
    firstname: bookers.firstname,
    locale: bookers.locale,
  },
};

/** A recipient of a notification. */
export type Recipient = {
  /** Null for a guest or a deleted account. */
  account: RecipientAccount | null;
  /** When one account has booked for another: names the represented person, or the booker. */
  family: BookingNews['family'];
  /** True if they pay; otherwise their mails show neither amount nor card. */
  pays: boolean;
};

/** Lists the recipients: the owner and, first, the person who booked and paid for them, if any. */
export function listRecipients({
  account,
  booker,
}: {
  account: RecipientAccount | null;
  booker: RecipientAccount | null;
}): Recipient[] {
  if (booker === null) return [{ account, family: null, pays: true }];
  const payer = { account: booker, family: { forWhom: firstName(account) }, pays: true };
  if (account === null) return [payer];
  return [payer, { account, family: { bookedBy: firstName(booker) }, pays: false }];
}

export const firstName = (account: Pick<RecipientAccount, 'firstname' | 'name'> | null): string =>
  account?.firstname ?? account?.name ?? '';

/** Payment news only concerns the payer; the person booked for only learns what happens to the place. Null: no mail. */
const personOccasions: Partial<Record<BookingOccasion, BookingOccasion | null>> = {
  receipt: null,
  debitOwed: null,
  debitReturned: 'canceled',
  declined: 'leftWaitingList',
};

/** Returns the occasion of the mail to this recipient; null for none. */
export const recipientOccasion = (
  { pays }: Recipient,
  occasion: BookingOccasion,
): BookingOccasion | null => {
  const other = pays ? occasion : personOccasions[occasion];
  return other === undefined ? occasion : other;
};
