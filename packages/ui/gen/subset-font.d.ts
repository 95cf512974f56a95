declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** A number pins an axis, a range limits it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all others are removed. */
    keepFeatures: readonly string[];
  }
  /** @returns the font with only the letters of the text */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
