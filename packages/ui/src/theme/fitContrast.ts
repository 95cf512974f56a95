import { contrast, toHex, toOklch, type Oklch } from './color.ts';

/** The lowest contrast of a colour with any of the surfaces it may stand on. */
function lowestContrast(hex: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => contrast(hex, surface)));
}

/** The lightness nearest to the start, towards `end`, at which the colour passes; else undefined. */
function nearestLightness(
  color: Oklch,
  end: 0 | 1,
  passes: (hex: string) => boolean,
): number | undefined {
  if (!passes(toHex({ ...color, l: end }))) return undefined;
  let failing = color.l;
  let passing: number = end;
  for (let step = 0; step < 12; step += 1) {
    const middle = (failing + passing) / 2;
    if (passes(toHex({ ...color, l: middle }))) passing = middle;
    else failing = middle;
  }
  return passing;
}

/**
 * The colour itself when its contrast with every surface is at least `ratio`; otherwise the nearest
 * lightness of the same hue that has it (WCAG 2.2, criteria 1.4.3 and 1.4.11). If no lightness has
 * it, because the surfaces lie too far apart, black or white, whichever is better.
 */
export function fitContrast(hex: string, surfaces: readonly string[], ratio: number): string {
  const passes = (candidate: string): boolean => lowestContrast(candidate, surfaces) >= ratio;
  if (passes(hex)) return hex;
  const color = toOklch(hex);
  const darker = nearestLightness(color, 0, passes);
  const lighter = nearestLightness(color, 1, passes);
  if (darker === undefined && lighter === undefined) {
    return lowestContrast('#000000', surfaces) > lowestContrast('#ffffff', surfaces)
      ? '#000000'
      : '#ffffff';
  }
  const l =
    lighter === undefined || (darker !== undefined && color.l - darker <= lighter - color.l)
      ? darker
      : lighter;
  return toHex({ ...color, l: l ?? color.l });
}

/** Ink for a filled area: white if it can be read there, else near-black, else black. */
export function inkOn(fill: string): string {
  const inks = ['#ffffff', '#14161a', '#000000'];
  return inks.find((ink) => contrast(ink, fill) >= 4.5) ?? '#000000';
}
