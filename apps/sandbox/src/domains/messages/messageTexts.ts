/** What members are told, in the languages of the portal: messages, and the mails that say the same. */
import type { Schemas } from '../../server/api.ts';
import type { MailLocale } from '../mail/texts.ts';
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

/** What is told by a rule; the others are written by people. */
export type MessageKind = Exclude<Schemas['MessageType'], 'STUDIO'>;

/**
 * The text is Markdown, of which a mail takes no more than bold. `{what}`, `{studio}`, `{day}`, `{when}`, `{first}` and `{last}` stand
 * where these go.
 */
export type MessageTexts = Record<MessageKind, { subject: string; text: string; link: string }>;

export const messageTexts: Record<MailLocale, MessageTexts> = {
  'cs-CZ': csCZ,
  'de-DE': deDE,
  'en-GB': enGB,
  // American English says it with the same words.
  'en-US': enGB,
  'es-ES': esES,
  'fr-FR': frFR,
  'hu-HU': huHU,
  'it-IT': itIT,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'sl-SI': slSI,
};
