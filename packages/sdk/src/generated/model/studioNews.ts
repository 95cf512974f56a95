/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Picture } from './picture.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A news item of a studio.
 */
export interface StudioNews {
  /**
     * Id of the news.
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
     * Text as HTML, which must be sanitized before display.
     * @minLength 1
     * @maxLength 20000
     */
  body: string;
  /**
     * Publication time in the studio's local time; never in the future.
     * @maxLength 40
     */
  publishDate: Date;
  /** A picture; null when there is none. */
  image: Picture | null;
  studio: StudioReference;
}
