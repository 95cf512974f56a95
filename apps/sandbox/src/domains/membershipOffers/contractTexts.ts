/** Texts of the mail with a contract, in the languages of the portal. */
import type { Schemas } from '../../platform/api.ts';
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

type Label =
  | 'what'
  | 'number'
  | 'studio'
  | 'start'
  | 'use'
  | 'term'
  | 'end'
  | 'notice'
  | 'cancelUntil'
  | 'total'
  | 'monthly'
  | 'mandate'
  | 'signed'
  | 'withdrawUntil'
  | 'replaces'
  | 'replacedEnd'
  | 'stillCharged'
  | 'credit';

/** Placeholders: `{contract}`, `{studio}`, `{further}` and `{notice}`. */
export type ContractTexts = {
  subject: string;
  body: string;
  /** Variant for a contract that replaces an earlier one. */
  changed: string;
  /** Added if the contract starts before the withdrawal period ends; `{withdrawal}` is its last day. */
  earlyStart: string;
  /** Alternative text of a drawn signature; `{name}` is the signer. */
  signature: string;
  /** Extension after the minimum term. */
  extensions: Record<Schemas['ContractExtension']['type'], string>;
  /** Including the colon, because French puts a space before it. */
  labels: Record<Label, string>;
};

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
