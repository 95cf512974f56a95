/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Picture } from './picture.ts';

/**
 * An article by a studio or its chain.
 */
export interface Article {
  /**
     * Identifies the article.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Headline.
     * @minLength 1
     * @maxLength 160
     */
  title: string;
  /**
     * One or two sentences for a list; plain text.
     * @minLength 1
     * @maxLength 400
     */
  teaser: string;
  /**
     * The text as Markdown, with br, span, sup, sub and em as its only HTML.
     * @minLength 1
     * @maxLength 20000
     */
  text: string;
  /**
     * Language, BCP 47.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[a-z]{2}$
     */
  language: string;
  /**
     * Author, if named.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  author: string | null;
  /** A picture; null when there is none. */
  image: Picture | null;
  /**
     * Reading time in minutes, rounded up.
     * @minimum 1
     * @maximum 1000
     */
  readingMinutes: number;
  /**
     * Publication time in the studio's local time; never in the future.
     * @minLength 20
     * @maxLength 35
     */
  publishDate: Date;
}
