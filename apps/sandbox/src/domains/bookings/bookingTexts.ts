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
import type { BookingTexts } from './bookingTexts/types.ts';

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
