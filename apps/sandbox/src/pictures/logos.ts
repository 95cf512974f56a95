/** Logos and icons of the sample brands. */
import type { PictureStyle } from './scenes/scene.ts';

const marks = {
  LINE: '<circle cx="12" cy="16" r="8" fill="none" stroke="INK" stroke-width="4"/><circle cx="22" cy="16" r="8" fill="none" stroke="INK" stroke-width="4"/>',
  DUOTONE: '<path d="M4 28 14 4h7L11 28zM17 28 27 4h7L24 28z" fill="INK"/>',
  CUTOUT:
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
