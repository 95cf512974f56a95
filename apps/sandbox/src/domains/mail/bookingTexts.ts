/** Texts of the mails about bookings, in the languages of the portal. */
import type { BookingOccasion } from './bookingNews.ts';
import { csCZ } from './bookingTexts/cs-CZ.ts';
import { deDE } from './bookingTexts/de-DE.ts';
import { enGB } from './bookingTexts/en-GB.ts';
import { enUS } from './bookingTexts/en-US.ts';
import { esES } from './bookingTexts/es-ES.ts';
import { frFR } from './bookingTexts/fr-FR.ts';
import { huHU } from './bookingTexts/hu-HU.ts';
import { itIT } from './bookingTexts/it-IT.ts';
import { nlNL } from './bookingTexts/nl-NL.ts';
import { plPL } from './bookingTexts/pl-PL.ts';
import { slSI } from './bookingTexts/sl-SI.ts';
import type { MailLocale } from './texts.ts';

/** `{course}`, `{studio}`, `{position}` and `{amount}` stand where these go. */
export type BookingTexts = {
  /** With their colon, before which the French leave a space. */
  labels: Record<
    | 'when'
    | 'where'
    | 'bookedBy'
    | 'cancelUntil'
    | 'confirmUntil'
    | 'amount'
    | 'method'
    | 'paidOn'
    | 'reference',
    string
  >;
  /** To the bookings of the reader. */
  button: string;
  /** To the class, for guests. */
  guestBooking: string;
  /** To the page that confirms what is only held. */
  confirm: string;
  /** Sentences about money and visits, where they apply. */
  charged: string;
  waitingCharge: string;
  refunded: string;
  released: string;
  givenBack: string;
  occasions: Record<BookingOccasion, { subject: string; body: string }>;
};

export const bookingTexts: Record<MailLocale, BookingTexts> = {
  'cs-CZ': csCZ,
  'de-DE': deDE,
  'en-GB': enGB,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'hu-HU': huHU,
  'it-IT': itIT,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'sl-SI': slSI,
};
