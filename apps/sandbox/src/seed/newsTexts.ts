/** News of the sample studios in the languages of the sample tenants. */
import { english } from './newsTexts/english.ts';
import { german } from './newsTexts/german.ts';
import { italian } from './newsTexts/italian.ts';
import { spanish } from './newsTexts/spanish.ts';

export const newsTexts = { de: german, en: english, es: spanish, it: italian };

type Language = keyof typeof newsTexts;

/**
 * Translates the news of studios.
 * @returns texts in `to` by those in German and English, in which they are stored
 */
export function translateNews(
  studios: readonly { name: string }[],
  to: Language,
): Record<string, string> {
  const listTexts = (language: Language) =>
    studios
      .flatMap(({ name }) => Object.values(newsTexts[language](name)))
      .flatMap(({ title, teaser, body }) => [title, teaser, body]);
  const translated = listTexts(to);
  return Object.fromEntries(
    (['de', 'en'] as const)
      .filter((from) => from !== to)
      .flatMap((from) => listTexts(from).map((text, at) => [text, translated[at] ?? text])),
  );
}
