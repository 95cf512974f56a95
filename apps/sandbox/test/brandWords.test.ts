/**
 * A brand's own word for a class replaces the standard word in every text of the portal and the mails that contains
 * it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookingTextId } from '../src/domains/bookings/bookingLetter.ts';
import { bookingTexts } from '../src/domains/bookings/bookingTexts.ts';
import { brandWords } from '../src/seed/brandWords.ts';

type Texts = Record<string, string>;
type Glossary = { terms: { class: { forms: string[] } } };

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../portal/locales/${name}.json`, import.meta.url), 'utf8'));

/** Returns the portal's texts in a language. */
const portalTexts = (locale: string): Texts =>
  locale === 'en-US' ? { ...read('en-GB'), ...read('en-US') } : read(locale);

/** Returns the texts of booking mails except labels and sentences about money. */
function mailTexts(locale: keyof typeof brandWords): Texts {
  const { guestBooking, occasions } = bookingTexts[locale];
  return Object.fromEntries([
    [bookingTextId('guestBooking'), guestBooking],
    ...Object.entries(occasions).flatMap(([occasion, { subject, body }]) => [
      [bookingTextId(`${occasion}.subject`), subject],
      [bookingTextId(`${occasion}.body`), body],
    ]),
  ]);
}

/** Matches every form of the glossary's word; `*` at the end of a form matches any ending. */
function classPattern(locale: string): RegExp {
  const glossary: Glossary = read(`glossary/${locale === 'en-US' ? 'en-GB' : locale}`);
  const { forms } = glossary.terms.class;
  const patterns = forms.map((form) => (form.endsWith('*') ? `${form.slice(0, -1)}\\p{L}*` : form));
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');
}

const listPlaceholders = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);

const isLanguage = (name: string): name is keyof typeof brandWords => name in brandWords;

describe.each(Object.keys(brandWords).filter(isLanguage))('in %s', (locale) => {
  // Removes placeholders first: {course} is a name, not a word.
  const pattern = classPattern(locale);
  const hasStandardWord = (text: string) => pattern.test(text.replaceAll(/\{\w+\}/g, ' '));
  const standard = { ...portalTexts(locale), ...mailTexts(locale) };
  const own: Texts = brandWords[locale];

  test('overrides exactly the texts with the standard word', () => {
    const needed = Object.keys(standard).filter((id) => hasStandardWord(standard[id] ?? ''));
    expect(needed.length).toBeGreaterThan(20);
    expect(Object.keys(own).toSorted()).toEqual(needed.toSorted());
  });

  test('uses the brand’s word and the placeholders of the standard text', () => {
    for (const [id, text] of Object.entries(own)) {
      expect({ id, text, speaksOfIt: hasStandardWord(text) }).toMatchObject({ speaksOfIt: false });
      expect({ id, values: new Set(listPlaceholders(text)) }).toEqual({
        id,
        values: new Set(listPlaceholders(standard[id] ?? '')),
      });
    }
  });
});
