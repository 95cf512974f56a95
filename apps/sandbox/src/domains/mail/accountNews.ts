import type { BookingNews, Paid } from './bookingNews.ts';

/** What there is to tell about the account of a member at a studio. */
export type AccountOccasion =
  /** What was owed is paid. */
  | 'receipt'
  /** The bank has refused in the end, and it is owed again. */
  | 'declined'
  /** The membership is paid in another way from now on. */
  | 'methodReplaced'
  /** Somebody has tried to have it paid in another way; the studio or the bank has the last word. */
  | 'methodAsked';

/** What the texts call it themselves, in the language of the reader. */
export type AccountWord = 'balance' | 'method' | 'CREDIT_CARD' | 'DIRECT_DEBIT';

/** News of an account as it was when there was something to tell; stored until it is told. */
export type AccountNews = Pick<BookingNews, 'to' | 'name' | 'languages' | 'surface' | 'studio'> & {
  occasion: AccountOccasion;
  /** What was paid, or what pays from now on: a word of ours, and what the studio or the bank calls it. */
  what: { word: AccountWord | null; text: string };
  paid: Paid | null;
  /** The member who gets a message beside the mail, and what its event is called; left out where nobody of the chain is known. */
  member?: { customerId: number; event: string };
};
