/** Texts of documents for members, in the languages of the portal. */
import type { MailLocale } from '../../platform/mail/texts.ts';
import { csCZ } from './documentTexts/cs-CZ.ts';
import { deDE } from './documentTexts/de-DE.ts';
import { enGB } from './documentTexts/en-GB.ts';
import { esES } from './documentTexts/es-ES.ts';
import { frFR } from './documentTexts/fr-FR.ts';
import { huHU } from './documentTexts/hu-HU.ts';
import { itIT } from './documentTexts/it-IT.ts';
import { nlNL } from './documentTexts/nl-NL.ts';
import { plPL } from './documentTexts/pl-PL.ts';
import { slSI } from './documentTexts/sl-SI.ts';
import type { DocumentTexts } from './documentTexts/types.ts';

export const documentTexts: Record<MailLocale, DocumentTexts> = {
  'cs-CZ': csCZ,
  'de-DE': deDE,
  'en-GB': enGB,
  'en-US': enGB,
  'es-ES': esES,
  'fr-FR': frFR,
  'hu-HU': huHU,
  'it-IT': itIT,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'sl-SI': slSI,
};
