/**
 * The `style` of the white-label configuration (screens specification, section 3), as far as it
 * concerns the looks. Every field is optional and none is trusted: what is no hex colour counts
 * as missing, and what lacks contrast is corrected by `brandPalette`.
 */
export interface BrandStyle {
  backgroundColor?: string;
  backgroundColor2?: string;
  textColor?: string;
  highlightColor?: string;
  highlightTextColor?: string;
  errorColor?: string;
  topbarColor?: string;
  headerColor?: string;
  footerColor?: string;
}
