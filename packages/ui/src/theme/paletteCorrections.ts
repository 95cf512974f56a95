import type { BrandStyle } from './brandStyle.ts';
import { contrast, parseHex } from './color.ts';
import { brandPalette, graphicContrast, textContrast } from './palette.ts';

/** A colour of a brand that the palette replaces in the light scheme, and why. */
interface PaletteCorrection {
  field: keyof BrandStyle;
  /** Use of the colour, such as `links and icons`. */
  purpose: string;
  from: string;
  to: string;
  /** Where the brand's own colour fails; undefined for a surface, which moves until any text passes on it. */
  failure: Failure | undefined;
}

interface Failure {
  /** The other colour of the pair. */
  ground: string;
  contrast: number;
  least: number;
}

/** Returns the pair that fails by most, if any. */
function findFailure(color: string, pairs: readonly [string, number][]): Failure | undefined {
  const [worst] = pairs
    .map(([ground, least]) => ({ ground, contrast: contrast(color, ground), least }))
    .filter((pair) => pair.contrast < pair.least)
    .toSorted((one, other) => one.contrast / one.least - other.contrast / other.least);
  return worst;
}

/**
 * Explains to people who choose a brand's colours which of them lack contrast and are replaced in the light scheme
 * (`brandPalette`). Missing and invalid colours are left out.
 */
export function paletteCorrections(style: BrandStyle): PaletteCorrection[] {
  const { light } = brandPalette(style);
  const surfaces = [light.page, light.card, light.muted, light.soft];
  const on = (grounds: readonly string[], least: number) =>
    grounds.map((ground): [string, number] => [ground, least]);
  const list = (
    field: keyof BrandStyle,
    purpose: string,
    to: string,
    pairs?: readonly [string, number][],
  ): PaletteCorrection[] => {
    const from = parseHex(style[field]);
    if (from === undefined || from === to) return [];
    const failure = pairs && findFailure(from, pairs);
    return pairs && !failure ? [] : [{ field, purpose, from, to, failure }];
  };
  return [
    list('backgroundColor', 'the page', light.page),
    list('backgroundColor2', 'muted areas', light.muted),
    list('textColor', 'text', light.text, on(surfaces, 7)),
    list('highlightColor', 'links and icons', light.accent, on(surfaces, textContrast)),
    list('highlightColor', 'buttons', light.fill, [
      [light.onFill, textContrast],
      ...(light.mode === 'dark' ? on(surfaces, graphicContrast) : []),
    ]),
    list('highlightTextColor', 'text on buttons', light.onFill, [[light.fill, textContrast]]),
    list(
      'errorColor',
      'errors',
      light.error.main,
      on([...surfaces, light.error.soft], textContrast),
    ),
    ...(['topbar', 'header', 'footer'] as const).map((band) =>
      list('textColor', `text on the ${band}`, light[band].ink, [[light[band].main, textContrast]]),
    ),
  ].flat();
}
