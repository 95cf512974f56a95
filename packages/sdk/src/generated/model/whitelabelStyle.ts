/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Colours and pictures of a brand. The client corrects the contrast; it never trusts it.
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
     * Page. As #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  backgroundColor: string | null;
  /**
     * Raised surfaces. As #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  backgroundColor2: string | null;
  /**
     * Text. As #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  textColor: string | null;
  /**
     * The one thing to do next. As #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  highlightColor: string | null;
  /**
     * Text on the highlight colour. As #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  highlightTextColor: string | null;
  /**
     * Faults. As #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  errorColor: string | null;
  /**
     * Top bar. As #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  topbarColor: string | null;
  /**
     * Header. As #RRGGBB.
     * @minLength 7
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  headerColor: string | null;
  /**
     * Footer. As #RRGGBB.
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
