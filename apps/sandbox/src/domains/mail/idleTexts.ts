/** Texts of the mails about idle periods, in the languages of the portal. */
import type { IdleLabel, IdleOccasion } from './idleNews.ts';
import { csCZ } from './idleTexts/cs-CZ.ts';
import { deDE } from './idleTexts/de-DE.ts';
import { enGB } from './idleTexts/en-GB.ts';
import { enUS } from './idleTexts/en-US.ts';
import { esES } from './idleTexts/es-ES.ts';
import { frFR } from './idleTexts/fr-FR.ts';
import { huHU } from './idleTexts/hu-HU.ts';
import { itIT } from './idleTexts/it-IT.ts';
import { nlNL } from './idleTexts/nl-NL.ts';
import { plPL } from './idleTexts/pl-PL.ts';
import { slSI } from './idleTexts/sl-SI.ts';
import { type MailLocale, mailTextsFor } from './texts.ts';

/** `{what}` and `{studio}` stand where these go. */
export type IdleTexts = {
  /** With their colon, before which the French leave a space. */
  labels: Record<IdleLabel, string>;
  occasions: Record<IdleOccasion, { subject: string; body: string }>;
  /** Why the studio refuses what was asked for before the contract was canceled. */
  contractEnds: string;
};

export const idleTexts: Record<MailLocale, IdleTexts> = {
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

/** The texts in the language of a studio. @param locale of it, such as `de_DE` */
export const wordsOfStudio = (locale: string): IdleTexts =>
  idleTexts[mailTextsFor(locale.replace('_', '-')).locale];
