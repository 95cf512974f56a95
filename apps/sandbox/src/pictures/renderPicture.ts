import { Transformer } from '@napi-rs/image';
import { drawScene, type Picture } from './scenes/drawScene.ts';

type Size = { width: number; height: number };

/** WebP is for browsers, PNG for messengers and mail programs. */
export type Rendering = Size & { format: 'webp' | 'png' };

/** Crop of link previews. */
export const previewSize: Size = { width: 1200, height: 630 };
/** Crop at the top of mails. */
export const mailSize: Size = { width: 1200, height: 600 };

/** The renderer enlarges smaller drawings, which takes longer than scaling this one down. */
const canvas = { width: 1200, height: 800 };

/** Scenes, turns and brands are few, so all results fit into memory. */
const rendered = new Map<string, Promise<Buffer>>();

/** Renders a scene, once for each size and format. */
export function renderPicture(picture: Picture, rendering: Rendering): Promise<Buffer> {
  const key = JSON.stringify([picture, rendering]);
  const known = rendered.get(key);
  if (known) return known;
  const image = render(picture, rendering);
  rendered.set(key, image);
  return image;
}

function render(picture: Picture, { format, ...size }: Rendering): Promise<Buffer> {
  const image =
    size.width < canvas.width
      ? Transformer.fromSvg(drawScene(picture, canvas)).fastResize(size)
      : Transformer.fromSvg(drawScene(picture, size));
  return format === 'webp' ? image.webp(80) : image.png();
}
