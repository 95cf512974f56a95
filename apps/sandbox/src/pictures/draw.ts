import { createRandom } from '../platform/createRandom.ts';

/** Pictures drawn by the sandbox: the same input gives the same picture. */

/** Style of a brand's pictures, so that three brands look like three businesses. */
export type PictureStyle = 'circles' | 'stripes' | 'arches';

/** Mixes a color with black (negative) or white (positive). @param share from -1 to 1 */
function shade(hex: string, share: number): string {
  const target = share < 0 ? 0 : 255;
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function drawCircles(random: () => number, width: number, height: number, color: string): string {
  return Array.from({ length: 7 }, () => {
    const [x, y, r] = [random() * width, random() * height, 30 + random() * 120];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${shade(color, random() * 0.9 - 0.3)}" opacity="${round(0.25 + random() * 0.4)}"/>`;
  }).join('');
}

function drawStripes(random: () => number, width: number, height: number, color: string): string {
  const tilt = 40 + random() * 120;
  return Array.from({ length: 9 }, (_, index) => {
    const x = (index / 8) * (width + tilt) - tilt;
    const w = 8 + random() * 34;
    return `<path d="M${round(x)} ${height}l${round(tilt)} ${-height}h${round(w)}l${round(-tilt)} ${height}z" fill="${shade(color, random() * 1.1 - 0.4)}" opacity="${round(0.35 + random() * 0.5)}"/>`;
  }).join('');
}

function drawArches(random: () => number, width: number, height: number, color: string): string {
  return Array.from({ length: 5 }, (_, index) => {
    const w = width / (2.2 + random() * 2);
    const x = (index / 4) * width - w / 2;
    const top = height * (0.15 + random() * 0.5);
    return `<path d="M${round(x)} ${height}V${round(top + w / 2)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0V${height}z" fill="${shade(color, random() * 0.8 - 0.25)}" opacity="${round(0.4 + random() * 0.4)}"/>`;
  }).join('');
}

const shapesByStyle = {
  circles: drawCircles,
  stripes: drawStripes,
  arches: drawArches,
} satisfies Record<PictureStyle, typeof drawCircles>;

/**
 * Draws a picture without text: a gradient of the color with shapes in the brand's style.
 * @param seed another seed gives another picture
 * @param color `#RRGGBB`
 */
export function drawPicture(
  style: PictureStyle,
  seed: string,
  color: string,
  width: number,
  height: number,
): string {
  const random = createRandom(seed);
  const gradient = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${shade(color, 0.25)}"/><stop offset="1" stop-color="${shade(color, -0.35)}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${gradient}</defs><rect width="${width}" height="${height}" fill="url(#g)"/>${shapesByStyle[style](random, width, height, color)}</svg>`;
}

const marks = {
  circles:
    '<circle cx="12" cy="16" r="8" fill="none" stroke="INK" stroke-width="4"/><circle cx="22" cy="16" r="8" fill="none" stroke="INK" stroke-width="4"/>',
  stripes: '<path d="M4 28 14 4h7L11 28zM17 28 27 4h7L24 28z" fill="INK"/>',
  arches:
    '<path d="M3 28V16a8 8 0 0 1 16 0v12h-5V16a3 3 0 0 0-6 0v12zM21 28V16a8 8 0 0 1 16 0v12h-5V16a3 3 0 0 0-6 0v12z" fill="INK"/>',
} satisfies Record<PictureStyle, string>;

/** Legible on dark backgrounds, whatever color a brand uses in light mode. */
const darkModeInk = '#F4F1EC';

/** Draws mark and name of a brand; the color follows the device's color scheme, like the page around it. */
export function drawLogo(style: PictureStyle, name: string, ink: string): string {
  const width = 48 + name.length * 12;
  const styleTag = `<style>svg{color:${ink}}@media (prefers-color-scheme:dark){svg{color:${darkModeInk}}}</style>`;
  const text = `<text x="44" y="22" font-family="system-ui,sans-serif" font-weight="700" font-size="18" fill="currentColor">${name}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32">${styleTag}${marks[style].replaceAll('INK', 'currentColor')}${text}</svg>`;
}

/** Draws the mark only, on the brand's color. */
export const drawFavicon = (style: PictureStyle, background: string, ink: string): string =>
  drawMark(style, background, ink, '-4 -4 48 40');

/**
 * Draws the mark with padding, because a device may crop corners, or everything outside of a circle of four fifths.
 */
export const drawMaskableIcon = (style: PictureStyle, background: string, ink: string): string =>
  drawMark(style, background, ink, '-9 -12 56 56');

const drawMark = (style: PictureStyle, background: string, ink: string, view: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="64" height="64" preserveAspectRatio="xMidYMid slice"><rect x="-12" y="-16" width="64" height="64" fill="${background}"/>${marks[style].replaceAll('INK', ink)}</svg>`;
