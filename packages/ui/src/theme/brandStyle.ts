/**
 * The visual part of the white-label configuration's `style` (spec 1.3). All fields are optional and untrusted:
 * invalid hex colours and unknown names count as missing, and `brandPalette` corrects insufficient contrast.
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
  headingFont?: string | undefined;
  cornerStyle?: string | undefined;
}
