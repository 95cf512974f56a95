import * as fc from 'fast-check';
import { anyBrand } from '../src/theme/anyBrand.ts';
import type { BrandStyle } from '../src/theme/theme.ts';

/** Three brands with different looks, from the sandbox's sample data. */
export const brands = {
  northside: {
    backgroundColor: '#FFFFFF',
    backgroundColor2: '#F4F6FA',
    textColor: '#14181F',
    highlightColor: '#1A3294',
    highlightTextColor: '#FFFFFF',
    errorColor: '#98120A',
    topbarColor: '#FFFFFF',
    headerColor: '#E9EEFA',
    footerColor: '#14181F',
  },
  volt: {
    backgroundColor: '#101312',
    backgroundColor2: '#1A1F1D',
    textColor: '#F2F5F3',
    highlightColor: '#C8F31D',
    highlightTextColor: '#12160A',
    errorColor: '#FF7A6B',
    topbarColor: '#101312',
    headerColor: '#1D2420',
    footerColor: '#0A0C0B',
    headingFont: 'ARCHIVO',
    cornerStyle: 'SQUARE',
  },
  arcade: {
    backgroundColor: '#FFFBF6',
    backgroundColor2: '#F6ECE1',
    textColor: '#2E211B',
    highlightColor: '#A4442A',
    highlightTextColor: '#FFF8F2',
    errorColor: '#8E1230',
    topbarColor: '#FFFBF6',
    headerColor: '#F3E0CF',
    footerColor: '#3A2A22',
    headingFont: 'FRAUNCES',
    cornerStyle: 'ROUND',
  },
} satisfies Record<string, BrandStyle>;

const styles: Readonly<Record<string, BrandStyle>> = brands;

/**
 * Returns a brand's style, by name or by number. A number always gives the same random brand, which may have missing
 * or invalid colours or too little contrast, like those of the palette's property test.
 */
export function getBrandStyle(brand: string): BrandStyle {
  const known = styles[brand];
  if (known !== undefined) return known;
  const [random = {}] = fc.sample(anyBrand, { seed: Number(brand) || 0, numRuns: 1 });
  return random;
}
