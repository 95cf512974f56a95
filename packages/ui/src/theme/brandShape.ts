import type { BrandStyle } from './brandStyle.ts';
import { textFont } from './typography.ts';

interface HeadingStyle {
  headingFont: string;
  /** Factor of the tight letter spacing that suits Inter. */
  headingTracking: string;
  headingWordSpacing: string;
}

/** Corner radii in CSS pixels, and the style of headings. */
export interface BrandShape extends HeadingStyle {
  radius: { control: number; button: number; card: number; pill: number };
}

const corners = new Map<string | undefined, BrandShape['radius']>([
  ['SQUARE', { control: 0, button: 0, card: 0, pill: 0 }],
  ['ROUND', { control: 14, button: 999, card: 28, pill: 999 }],
]);

const soft = { control: 8, button: 8, card: 16, pill: 999 };

/** Returns a font, its fallbacks (fonts.css), and Inter for letters that they lack. */
function withFallbacks(name: string): string {
  const fallbacks = ['', ' Android', ' Linux'].map((system) => `'${name} Fallback${system}'`);
  return [`'${name} Variable'`, ...fallbacks, textFont].join(', ');
}

const inter = { headingFont: textFont, headingTracking: '1', headingWordSpacing: 'normal' };

const headingStyles = new Map<string | undefined, HeadingStyle>([
  [
    'ARCHIVO',
    {
      headingFont: withFallbacks('Archivo'),
      headingTracking: '0.3',
      // Its space is narrow in bold.
      headingWordSpacing: '0.08em',
    },
  ],
  ['FRAUNCES', { ...inter, headingFont: withFallbacks('Fraunces'), headingTracking: '0.3' }],
]);

/** Returns the shape of a brand; unknown and missing values are soft corners and Inter. */
export function brandShape({ cornerStyle, headingFont }: BrandStyle): BrandShape {
  return {
    radius: corners.get(cornerStyle) ?? soft,
    ...(headingStyles.get(headingFont) ?? inter),
  };
}
