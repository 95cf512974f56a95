/** Texts of the mails, in the languages of the portal (specification 1, section 9). */
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

/** What a mail is about. Those without a button only tell something. */
export type MailKind =
  | 'verification'
  | 'reset'
  | 'changeEmail'
  | 'additionalEmail'
  | 'passwordChanged'
  | 'emailChanged'
  | 'passkeyAdded'
  | 'addressTaken'
  | 'accountDeleted';

export type MailText = { subject: string; body: string; button: string | null };

/** `{brand}` and `{name}` stand where the names go. */
export type MailTexts = {
  hello: string;
  helloNobody: string;
  code: string;
  /** Under a mail with a code that somebody else may have asked for. */
  ignore: string;
  /** Under a mail about something that has happened. */
  alarm: string;
  closing: string;
  mails: Record<MailKind, MailText>;
};

const texts = {
  'cs-CZ': csCZ,
  'de-DE': deDE,
  'en-GB': enGB,
  // American English writes these mails with the same words.
  'en-US': enGB,
  'es-ES': esES,
  'fr-FR': frFR,
  'hu-HU': huHU,
  'it-IT': itIT,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'sl-SI': slSI,
} satisfies Record<string, MailTexts>;

export type MailLocale = keyof typeof texts;

const locales: MailLocale[] = [
  'en-GB',
  'de-DE',
  'cs-CZ',
  'en-US',
  'es-ES',
  'fr-FR',
  'hu-HU',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'sl-SI',
];

/**
 * The texts for a reader: of the very locale, else of the language, else English.
 * @param wanted BCP 47 tags, or those of a studio such as `de_DE`, the best first; null is passed over
 */
export function mailTextsFor(...wanted: (string | null)[]): {
  locale: MailLocale;
  texts: MailTexts;
} {
  for (const wantedTag of wanted) {
    if (wantedTag === null) continue;
    const tag = wantedTag.replace('_', '-');
    const [language] = tag.split('-');
    const locale =
      locales.find((known) => known.toLowerCase() === tag.toLowerCase()) ??
      locales.find((known) => known.startsWith(`${language?.toLowerCase()}-`));
    if (locale) return { locale, texts: texts[locale] };
  }
  return { locale: 'en-GB', texts: texts['en-GB'] };
}
