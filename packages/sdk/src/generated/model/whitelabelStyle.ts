/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { WhitelabelStyleCornerStyle } from './whitelabelStyleCornerStyle.ts';
import type { WhitelabelStyleHeadingFont } from './whitelabelStyleHeadingFont.ts';
import type { WhitelabelStyleHeroLayout } from './whitelabelStyleHeroLayout.ts';
import type { WhitelabelStylePictureStyle } from './whitelabelStylePictureStyle.ts';

/**
 * Colors, shapes and images of a brand. The client adjusts insufficient contrast. The last four fields are our additions to the catalogue; a client shows its default where they are missing.
 */
export interface WhitelabelStyle {
  /**
     * Product title in the window title.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  title: string | null;
  /**
     * Page background, as #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  backgroundColor: string | null;
  /**
     * Raised surfaces, as #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  backgroundColor2: string | null;
  /**
     * Text, as #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  textColor: string | null;
  /**
     * Primary action, as #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  highlightColor: string | null;
  /**
     * Text on the highlight color, as #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  highlightTextColor: string | null;
  /**
     * Errors, as #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  errorColor: string | null;
  /**
     * Top bar, as #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  topbarColor: string | null;
  /**
     * Header, as #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  headerColor: string | null;
  /**
     * Footer, as #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  footerColor: string | null;
  /**
     * Folder of the favicons.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  faviconBaseUrl: string | null;
  /**
     * Logo in the top bar.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  headerLogoUrl: string | null;
  /** Font of headings. All other text is Inter, the default. */
  headingFont?: WhitelabelStyleHeadingFont;
  /** Corners of buttons, fields, cards and pictures. SOFT is the default. */
  cornerStyle?: WhitelabelStyleCornerStyle;
  /** Art style of the pictures that the backend draws. LINE is the default. */
  pictureStyle?: WhitelabelStylePictureStyle;
  /** Top of a studio's home: SPLIT has the picture beside the text, FULL_BLEED behind it, POSTER below a large name on the highlight color. By default, a map is beside the text. */
  heroLayout?: WhitelabelStyleHeroLayout;
}
