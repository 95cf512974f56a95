/** Message texts in the languages of the portal, also used in the accompanying mails. */
import type { Schemas } from '../../platform/api.ts';
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

/** Messages written by the system; the others are written by people. */
export type MessageKind = Exclude<Schemas['MessageType'], 'STUDIO'>;

/**
 * Markdown; use nothing but bold, because mails only strip bold markers. Placeholders: `{what}`, `{studio}`, `{day}`, `{when}`, `{first}`
 * and `{last}`.
 */
export type MessageTexts = Record<MessageKind, { subject: string; text: string; link: string }>;

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
