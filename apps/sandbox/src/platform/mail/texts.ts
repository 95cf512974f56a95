/** Texts of the mails, in the languages of the portal (spec 1.9). */
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
import type { MailTexts } from './texts/types.ts';

const texts = {
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
} satisfies Record<string, MailTexts>;

export type MailLocale = keyof typeof texts;

/** Languages of the product, the default first. */
export const mailLocales: MailLocale[] = [
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
 * Returns the texts for the first language with a match: by locale, then by language; English by default.
 * @param preferred BCP 47 tags, or those of a studio such as `de_DE`, in order of preference; null entries are skipped
 */
export function findMailTexts(...preferred: (string | null)[]): {
  locale: MailLocale;
  texts: MailTexts;
} {
  for (const preferredTag of preferred) {
    if (preferredTag === null) continue;
    const tag = preferredTag.replace('_', '-');
    const [language] = tag.split('-');
    const locale =
      mailLocales.find((known) => known.toLowerCase() === tag.toLowerCase()) ??
      mailLocales.find((known) => known.startsWith(`${language?.toLowerCase()}-`));
    if (locale) return { locale, texts: texts[locale] };
  }
  return { locale: 'en-GB', texts: texts['en-GB'] };
}
