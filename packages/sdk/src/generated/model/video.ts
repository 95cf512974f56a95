/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Picture } from './picture.ts';
import type { VideoCaptions } from './videoCaptions.ts';

/**
 * A video by a studio or its chain.
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
     * Description of the content; plain text.
     * @minLength 1
     * @maxLength 1000
     */
  description: string;
  /**
     * Language of title and description, BCP 47.
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
  /** Preview image; null if there is none. */
  poster: Picture | null;
  /**
     * Duration in seconds.
     * @minimum 1
     * @maximum 86400
     */
  durationSeconds: number;
  /**
     * By language, the user's first. At most 20: the first.
     * @maxItems 20
     */
  captions: VideoCaptions[];
  /**
     * Publication time in the studio's local time; never in the future.
     * @minLength 20
     * @maxLength 35
     */
  publishDate: Date;
}
