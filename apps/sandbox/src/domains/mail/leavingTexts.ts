/** Texts of the mails about the way out of contracts, and of modules, in the languages of the portal. */
import type { LeavingLabel, LeavingOccasion, LeavingWord } from './leavingNews.ts';
import { csCZ } from './leavingTexts/cs-CZ.ts';
import { deDE } from './leavingTexts/de-DE.ts';
import { enGB } from './leavingTexts/en-GB.ts';
import { enUS } from './leavingTexts/en-US.ts';
import { esES } from './leavingTexts/es-ES.ts';
import { frFR } from './leavingTexts/fr-FR.ts';
import { huHU } from './leavingTexts/hu-HU.ts';
import { itIT } from './leavingTexts/it-IT.ts';
import { nlNL } from './leavingTexts/nl-NL.ts';
import { plPL } from './leavingTexts/pl-PL.ts';
import { slSI } from './leavingTexts/sl-SI.ts';
import type { MailLocale } from './texts.ts';

/** `{what}` and `{studio}` stand where these go. */
export type LeavingTexts = {
  /** With their colon, before which the French leave a space. */
  labels: Record<LeavingLabel, string>;
  words: Record<LeavingWord, string>;
  occasions: Record<LeavingOccasion, { subject: string; body: string }>;
};

export const leavingTexts: Record<MailLocale, LeavingTexts> = {
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
