/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Colors and images of a brand. The client adjusts insufficient contrast.
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
}
