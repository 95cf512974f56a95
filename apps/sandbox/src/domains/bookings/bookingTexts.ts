/** Texts of mails about bookings, in the languages of the portal. */
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
import type { MailLocale } from '../../platform/mail/texts.ts';

/** Placeholders: `{course}`, `{studio}`, `{position}` and `{amount}`. */
export type BookingTexts = {
  /** Including the colon, because French puts a space before it. */
  labels: Record<
    | 'when'
    | 'where'
    | 'bookedBy'
    | 'forWhom'
    | 'cancelUntil'
    | 'confirmUntil'
    | 'amount'
    | 'method'
    | 'paidOn'
    | 'reference',
    string
  >;
  /** Button that leads to the recipient's bookings. */
  button: string;
  /** Button that leads guests to the class. */
  guestBooking: string;
  /** Button that leads to the confirmation page of a held trial session. */
  confirm: string;
  /** Sentences about money and visits, added where they apply. */
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
