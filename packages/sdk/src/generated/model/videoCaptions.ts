/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Captions of a video in one language.
 */
export interface VideoCaptions {
  /**
     * Language, BCP 47.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[a-z]{2}$
     */
  language: string;
  /**
     * Address of the captions as WebVTT.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
}
