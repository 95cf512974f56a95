/** Texts of the mail with a contract, in the languages of the portal. */
import type { Schemas } from '../../server/api.ts';
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
import type { MailLocale } from './texts.ts';

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

/** `{contract}`, `{studio}`, `{further}` and `{notice}` stand where these go. */
export type ContractTexts = {
  subject: string;
  body: string;
  /** The same where it takes the place of a contract. */
  changed: string;
  /** Where the contract begins before it can no longer be withdrawn from; `{withdrawal}` is the last day for that. */
  earlyStart: string;
  /** Name of a drawn signature, for whoever cannot see it; `{name}` is who has signed. */
  signature: string;
  /** What happens after the minimum term. */
  extensions: Record<Schemas['ContractExtension']['type'], string>;
  /** With their colon, before which the French leave a space. */
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
