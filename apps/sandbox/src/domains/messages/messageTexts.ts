import type { MailLocale } from '../../platform/mail/texts.ts';
import { csCZ } from './texts/cs-CZ.ts';
import { deDE } from './texts/de-DE.ts';
import { enGB } from './texts/en-GB.ts';
import { esES } from './texts/es-ES.ts';
import { frFR } from './texts/fr-FR.ts';
import { huHU } from './texts/hu-HU.ts';
import { itIT } from './texts/it-IT.ts';
import { nlNL } from './texts/nl-NL.ts';
import { plPL } from './texts/pl-PL.ts';
import { slSI } from './texts/sl-SI.ts';
import type { MessageTexts } from './texts/types.ts';

export const messageTexts: Record<MailLocale, MessageTexts> = {
  'cs-CZ': csCZ,
  'de-DE': deDE,
  'en-GB': enGB,
  // The texts use no words that differ in American English.
  'en-US': enGB,
  'es-ES': esES,
  'fr-FR': frFR,
  'hu-HU': huHU,
  'it-IT': itIT,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'sl-SI': slSI,
};
