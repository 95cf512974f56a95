/**
 * The `style` of the white-label configuration (screens specification, section 3), as far as it
 * concerns the looks. Every field is optional and none is trusted: what is no hex colour counts
 * as missing, and what lacks contrast is corrected by `brandPalette`.
 */
export interface BrandStyle {
  backgroundColor?: string | null;
  backgroundColor2?: string | null;
  textColor?: string | null;
  highlightColor?: string | null;
  highlightTextColor?: string | null;
  errorColor?: string | null;
  topbarColor?: string | null;
  headerColor?: string | null;
  footerColor?: string | null;
}
