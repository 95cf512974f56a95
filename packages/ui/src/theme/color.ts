/**
 * Colour conversion and contrast for the palette: hex ⇄ OKLCH and the WCAG contrast ratio.
 *
 * Own code, because libraries for it cost 6.7 kB gzip on the first page (measured with culori's tree-shaken
 * build), this 1.0 kB; tests compare it with culori. Formulas: Björn Ottosson, "A perceptual color space for image
 * processing"; WCAG 2.2, "relative luminance" and "contrast ratio".
 */

/** A colour as perceived lightness (0 to 1), chroma (0 to about 0.4) and hue (degrees). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function linearRgb(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    toLinear((value >> 16) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ];
}

/**
 * Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; drops the alpha, because a translucent colour has no contrast of
 * its own. Returns `#rrggbb`, or undefined for anything else.
 */
export function parseHex(text: string | null | undefined): string | undefined {
  const digits = /^#?((?:[0-9a-f]{3,4}){1,2})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  if (digits.length < 6) return `#${digits.slice(0, 3).replace(/./g, '$&$&')}`;
  return `#${digits.slice(0, 6)}`;
}

/** Converts `#rrggbb` to OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function oklchToLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Converts OKLCH to `#rrggbb`; reduces chroma, never hue or lightness, of colours outside sRGB. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  const fits = (c: number): boolean =>
    oklchToLinear({ l, c, h: color.h }).every((v) => v > -0.0005 && v < 1.0005);
  let c = color.c;
  if (!fits(c)) {
    let low = 0;
    for (let high = c, step = 0; step < 12; step += 1) {
      c = (low + high) / 2;
      if (fits(c)) low = c;
      else high = c;
    }
    c = low;
  }
  const bytes = oklchToLinear({ l, c, h: color.h }).map((v) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, v))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${bytes.join('')}`;
}

/** Returns the relative luminance of `#rrggbb`, from 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
