declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** A number pins an axis, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** Features of OpenType to keep; all others go. */
    keepFeatures: readonly string[];
  }
  /** @returns the font with the letters of a text alone */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
