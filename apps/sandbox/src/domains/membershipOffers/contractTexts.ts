import { csCZ } from './contractTexts/cs-CZ.ts';
import { deDE } from './contractTexts/de-DE.ts';
import { enGB } from './contractTexts/en-GB.ts';
import { esES } from './contractTexts/es-ES.ts';
import { frFR } from './contractTexts/fr-FR.ts';
import { huHU } from './contractTexts/hu-HU.ts';
import { itIT } from './contractTexts/it-IT.ts';
import { nlNL } from './contractTexts/nl-NL.ts';
import { plPL } from './contractTexts/pl-PL.ts';
import { slSI } from './contractTexts/sl-SI.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';
import type { ContractTexts } from './contractTexts/types.ts';

export const contractTexts: Record<MailLocale, ContractTexts> = {
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
