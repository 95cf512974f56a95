import type { Layer, Part } from './layers.ts';
import { createPalette, type Palette } from './palettes.ts';
import type { PictureStyle, Turn } from './scene.ts';
import { type SceneName, scenes } from './scenes.ts';

/** Scenes have a margin, so that a crop to 21:9 shows people from head to foot. */
const frame = { width: 516, height: 344, left: -18, top: -14 };

export type Picture = {
  scene: SceneName;
  style: PictureStyle;
  /** Color of the brand, `#RRGGBB`. */
  color: string;
  turn: Turn;
  mirrored: boolean;
};

/** Draws a scene as SVG; the same input gives the same picture. @param size in pixels */
export function drawScene(picture: Picture, size: { width: number; height: number }): string {
  const { scene, style, color, turn, mirrored } = picture;
  const palette = createPalette(style, color, turn);
  const layers = scenes[scene](turn, style).map((layer) => drawLayer(layer, style, palette));
  const width = Math.round((frame.height * size.width) / size.height);
  const view = `${frame.left + (frame.width - width) / 2} ${frame.top} ${width} ${frame.height}`;
  const flip = mirrored ? ' transform="translate(480 0) scale(-1 1)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${size.width}" height="${size.height}"><g stroke-linecap="round" stroke-linejoin="round"${flip}>${layers.join('')}</g></svg>`;
}

function drawLayer(layer: Layer, style: PictureStyle, palette: Palette): string {
  const parts = layer.parts.map((part) => drawPart(part, palette[part.tone]));
  return drawUnderlay(layer, style, palette.ink) + parts.join('');
}

/** Draws the outline, gap or shadow that separates a layer from those below it. */
function drawUnderlay(layer: Layer, style: PictureStyle, ink: string): string {
  if (layer.depth === 'flat') return '';
  if (style === 'CUTOUT')
    return `<g opacity=".22" transform="translate(2.5 4)">${drawSilhouette(layer, ink, 0)}</g>`;
  return layer.depth === 'solid' ? drawSilhouette(layer, ink, style === 'LINE' ? 3 : 2) : '';
}

/** Draws all parts in ink, with a margin unless they are of that color anyway. */
const drawSilhouette = ({ parts }: Layer, ink: string, margin: number): string =>
  parts.map((part) => drawPart(part, ink, part.tone === 'ink' ? 0 : margin)).join('');

function drawPart({ d, width: lineWidth, transform }: Part, color: string, margin = 0): string {
  const fill = lineWidth === undefined ? color : 'none';
  const strokeWidth = (lineWidth ?? 0) + 2 * margin;
  const stroke = strokeWidth > 0 ? ` stroke="${color}" stroke-width="${strokeWidth}"` : '';
  return `<path d="${d}" fill="${fill}"${stroke}${transform === undefined ? '' : ` transform="${transform}"`}/>`;
}
