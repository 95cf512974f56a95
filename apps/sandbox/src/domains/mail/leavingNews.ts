import type { BookingNews } from './bookingNews.ts';

/** What there is to tell about the way out, or about a module. */
export type LeavingOccasion =
  /** A contract or a module is canceled. */
  | 'canceled'
  /** Its cancelation is withdrawn. */
  | 'stays'
  /** A module is booked. */
  | 'moduleBooked'
  /** Somebody without a session has declared a cancelation. */
  | 'received'
  /** Somebody without a session has withdrawn from a contract. */
  | 'withdrawalReceived';

/** What a fact is called; the texts of a language say how. */
export type LeavingLabel =
  | 'receipt'
  | 'moment'
  | 'what'
  | 'number'
  | 'studio'
  | 'ends'
  | 'reason'
  | 'stillCharged'
  | 'lastCharge'
  | 'lastChargeOn'
  | 'starts'
  | 'price'
  | 'trialUntil'
  | 'firstChargeOn'
  | 'who'
  | 'customerNumber'
  | 'dateOfBirth'
  | 'kind'
  | 'wantedEnd'
  | 'email';

/** A word that is told, in every language. */
export type LeavingWord = 'ORDINARY' | 'EXTRAORDINARY' | 'EARLIEST';

/** A fact, without a language: a calendar day, an instant, an amount, a word, or a text as it is. */
export type LeavingFact = { label: LeavingLabel } & (
  | { as: 'text' | 'day' | 'moment'; value: string }
  | { as: 'word'; value: LeavingWord }
  | { as: 'money'; cents: number; currency: string }
);

/** What is told, as it was when there was something to tell; stored until it is. */
export type LeavingNews = Pick<
  BookingNews,
  'uuid' | 'to' | 'name' | 'languages' | 'surface' | 'studio'
> & {
  occasion: LeavingOccasion;
  /** What it is about: a membership or a module. */
  what: string;
  facts: LeavingFact[];
  /** Whether the reader can see it in the portal; left out of what somebody without a session has declared. */
  hasAccount?: boolean;
};
