/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Picture } from './picture.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A piece of news of a studio.
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
     * The text as HTML, to be sanitised before it is shown.
     * @minLength 1
     * @maxLength 20000
     */
  body: string;
  /**
     * When it was published, on the studio's clock; never in the future.
     * @maxLength 40
     */
  publishDate: Date;
  /** A picture; null when there is none. */
  image: Picture | null;
  studio: StudioReference;
}
