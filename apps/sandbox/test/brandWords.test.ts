/** A brand's own word for a class stands everywhere: in every text of the portal and of the mails that speaks of one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookingTextId } from '../src/domains/bookings/bookingLetter.ts';
import { bookingTexts } from '../src/domains/bookings/bookingTexts.ts';
import { brandWords } from '../src/seed/brandWords.ts';

type Texts = Record<string, string>;
type Glossary = { terms: { class: { forms: string[] } } };

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../portal/locales/${name}.json`, import.meta.url), 'utf8'));

/** What the portal says in a language. */
const portalTexts = (locale: string): Texts =>
  locale === 'en-US' ? { ...read('en-GB'), ...read('en-US') } : read(locale);

/** What the mails about bookings say, but for labels and sentences, which speak of money. */
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

/** The word of the glossary in all its forms; `*` at the end stands for any ending. */
function classIn(locale: string): RegExp {
  const glossary: Glossary = read(`glossary/${locale === 'en-US' ? 'en-GB' : locale}`);
  const { forms } = glossary.terms.class;
  const patterns = forms.map((form) => (form.endsWith('*') ? `${form.slice(0, -1)}\\p{L}*` : form));
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');
}

const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);

const isLanguage = (name: string): name is keyof typeof brandWords => name in brandWords;

describe.each(Object.keys(brandWords).filter(isLanguage))('in %s', (locale) => {
  // Without values: {course} is a name, no word.
  const pattern = classIn(locale);
  const speaksOfIt = (text: string) => pattern.test(text.replaceAll(/\{\w+\}/g, ' '));
  const standard = { ...portalTexts(locale), ...mailTexts(locale) };
  const own: Texts = brandWords[locale];

  test('every text that says the portal’s word has one that says the brand’s, and no other has', () => {
    const needed = Object.keys(standard).filter((id) => speaksOfIt(standard[id] ?? ''));
    expect(needed.length).toBeGreaterThan(20);
    expect(Object.keys(own).toSorted()).toEqual(needed.toSorted());
  });

  test('none of the brand’s texts says the portal’s word, and each has the values of ours', () => {
    for (const [id, text] of Object.entries(own)) {
      expect({ id, text, speaksOfIt: speaksOfIt(text) }).toMatchObject({ speaksOfIt: false });
      expect({ id, values: new Set(valuesIn(text)) }).toEqual({
        id,
        values: new Set(valuesIn(standard[id] ?? '')),
      });
    }
  });
});
