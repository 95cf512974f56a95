import type { Locale } from '../site/language/locales.ts';

/** A picture in two sizes, as the API has it. */
export interface StartPicture {
  url: string;
  urlLarge: string;
  width: number;
  height: number;
}

/** What a page begins with, as far as the server knows it before the scripts do. */
export type StartPage =
  /** Home of a studio: names of chain and studio. */
  | { kind: 'studio'; chain: string; studio: string }
  | { kind: 'courses' }
  | { kind: 'login' }
  /** The picture of the latest piece of news. */
  | { kind: 'news'; picture: StartPicture | null }
  /** The studio finder of a chain: its groups of filters, each in the page's order, and the first studio's picture. */
  | {
      kind: 'studios';
      filters: readonly (readonly { name: string; count: number }[])[];
      picture: StartPicture | null;
    };

/** All that is painted before the scripts are there. */
export interface Start {
  locale: Locale;
  /** What the brand says in its own words: message ids to texts. */
  words: Readonly<Record<string, string>>;
  /** In the bar; its name stands there when it has no picture. */
  logo: { name: string; url: string | null };
  page: StartPage;
}
