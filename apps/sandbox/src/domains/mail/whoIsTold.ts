import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import type { BookingNews, BookingOccasion } from './bookingNews.ts';

/** An account as far as it is told something. */
type Told = {
  id: number;
  email: string;
  name: string;
  firstname: string | null;
  locale: string | null;
};

/** The account that has booked for another one, in the statement that reads a booking. */
export const bookers = alias(accounts, 'bookers');

/** What is selected of whose a booking is, and of who has booked it. */
export const toldColumns = {
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

/** An account that is told of something. */
export type Recipient = {
  /** Null: somebody without an account, or it is deleted. */
  account: Told | null;
  /** Where one account has booked for another: for whom, or who. */
  family: BookingNews['family'];
  /** Whether they pay; of what somebody else pays they are told no amount and no card. */
  pays: boolean;
};

/**
 * Who is told: whose it is. Where somebody has booked for them, both are: they have paid, and it is their booking. Who has booked goes first.
 */
export function recipientsOf({
  account,
  booker,
}: {
  account: Told | null;
  booker: Told | null;
}): Recipient[] {
  if (booker === null) return [{ account, family: null, pays: true }];
  const told = { account: booker, family: { forWhom: firstNameOf(account) }, pays: true };
  if (account === null) return [told];
  return [told, { account, family: { bookedBy: firstNameOf(booker) }, pays: false }];
}

export const firstNameOf = (account: Pick<Told, 'firstname' | 'name'> | null): string =>
  account?.firstname ?? account?.name ?? '';

/** What happens to money is told to whoever pays; to the person alone what becomes of the place. Null: nothing. */
const toPerson: Partial<Record<BookingOccasion, BookingOccasion | null>> = {
  receipt: null,
  debitOwed: null,
  debitReturned: 'canceled',
  declined: 'leftWaitingList',
};

/** Of what a recipient is told when this happens; null: of nothing. */
export const occasionFor = (
  { pays }: Recipient,
  occasion: BookingOccasion,
): BookingOccasion | null => {
  const other = pays ? occasion : toPerson[occasion];
  return other === undefined ? occasion : other;
};
