import { contrast, toHex, toOklch, type Oklch } from './color.ts';

/** Returns the lowest contrast of a colour on the surfaces it may appear on. */
function lowestContrast(hex: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => contrast(hex, surface)));
}

/** Returns the passing lightness nearest to the start in the direction of `end`, or undefined. */
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
 * Returns the colour if its contrast with every surface is at least `ratio`, else the nearest passing lightness of
 * the same hue (WCAG 2.2, criteria 1.4.3 and 1.4.11). If no lightness passes because the surfaces are too far apart,
 * returns the better of black and white.
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

/** Returns the text colour for a filled area: white if readable, else near-black, else black. */
export function pickTextColor(fill: string): string {
  const inks = ['#ffffff', '#14161a', '#000000'];
  return inks.find((ink) => contrast(ink, fill) >= 4.5) ?? '#000000';
}
