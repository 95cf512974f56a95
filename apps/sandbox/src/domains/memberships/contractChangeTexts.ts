import { csCZ } from './contractChangeTexts/cs-CZ.ts';
import { deDE } from './contractChangeTexts/de-DE.ts';
import { enGB } from './contractChangeTexts/en-GB.ts';
import { enUS } from './contractChangeTexts/en-US.ts';
import { esES } from './contractChangeTexts/es-ES.ts';
import { frFR } from './contractChangeTexts/fr-FR.ts';
import { huHU } from './contractChangeTexts/hu-HU.ts';
import { itIT } from './contractChangeTexts/it-IT.ts';
import { nlNL } from './contractChangeTexts/nl-NL.ts';
import { plPL } from './contractChangeTexts/pl-PL.ts';
import { slSI } from './contractChangeTexts/sl-SI.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';
import type { ContractChangeTexts } from './contractChangeTexts/types.ts';

export const contractChangeTexts: Record<MailLocale, ContractChangeTexts> = {
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
