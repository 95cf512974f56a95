/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Picture } from './picture.ts';
import type { VideoCaptions } from './videoCaptions.ts';

/**
 * Something to look at, by a studio or its chain.
 */
export interface Video {
  /**
     * Identifies the video.
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
     * What it shows; plain text.
     * @minLength 1
     * @maxLength 1000
     */
  description: string;
  /**
     * In which language title and description are, BCP 47.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[a-z]{2}$
     */
  language: string;
  /**
     * Address of the video.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
  /** What stands there before it plays; null when there is none. */
  poster: Picture | null;
  /**
     * How long it is.
     * @minimum 1
     * @maximum 86400
     */
  durationSeconds: number;
  /**
     * By language, that of the reader first. At most 20: the first.
     * @maxItems 20
     */
  captions: VideoCaptions[];
  /**
     * When it was published, on the studio's clock; never in the future.
     * @minLength 20
     * @maxLength 35
     */
  publishDate: Date;
}
