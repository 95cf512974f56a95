import type { Layer, Part } from './layers.ts';
import { createPalette, type Palette } from './palettes.ts';
import type { PictureStyle, Turn } from './scene.ts';
import { type SceneName, scenes } from './scenes.ts';

/** Size of a scene. What is drawn beyond it shows in wider pictures. */
const [width, height] = [480, 320];

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
  const frame = Math.round((height * size.width) / size.height);
  const view = `${(width - frame) / 2} 0 ${frame} ${height}`;
  const flip = mirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${size.width}" height="${size.height}"><g stroke-linecap="round" stroke-linejoin="round"${flip}>${layers.join('')}</g></svg>`;
}

function drawLayer(layer: Layer, style: PictureStyle, palette: Palette): string {
  const parts = layer.parts.map((part) => drawPart(part, palette[part.tone]));
  return drawUnderlay(layer, style, palette.ink) + parts.join('');
}

/** Sets a layer off from what is behind it. */
function drawUnderlay(layer: Layer, style: PictureStyle, ink: string): string {
  if (layer.depth === 'flat') return '';
  if (style === 'cutout')
    return `<g opacity=".22" transform="translate(2.5 4)">${drawSilhouette(layer, ink, 0)}</g>`;
  return layer.depth === 'solid' ? drawSilhouette(layer, ink, style === 'line' ? 3 : 2) : '';
}

/** Draws all parts in one color, each with a margin; what is ink already needs none. */
const drawSilhouette = ({ parts }: Layer, ink: string, margin: number): string =>
  parts.map((part) => drawPart(part, ink, part.tone === 'ink' ? 0 : margin)).join('');

function drawPart({ d, width: lineWidth, transform }: Part, color: string, margin = 0): string {
  const fill = lineWidth === undefined ? color : 'none';
  const strokeWidth = (lineWidth ?? 0) + 2 * margin;
  const stroke = strokeWidth > 0 ? ` stroke="${color}" stroke-width="${strokeWidth}"` : '';
  return `<path d="${d}" fill="${fill}"${stroke}${transform === undefined ? '' : ` transform="${transform}"`}/>`;
}
