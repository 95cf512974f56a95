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
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';
import type { IdleTexts } from './idleTexts/types.ts';

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

/**
 * Returns the texts in a language. Tags are those of `findMailTexts`, in order of preference.
 */
export const findIdleTexts = (...preferred: (string | null)[]): IdleTexts =>
  idleTexts[findMailTexts(...preferred).locale];

/**
 * Returns whether a stored reason is our own for contracts that end, in the studio's language,
 * rather than the studio's words. Only our own can be shown in another language.
 */
export const isContractEndReason = (reason: string | null, studioLocale: string): boolean =>
  reason === findIdleTexts(studioLocale).contractEnds;
