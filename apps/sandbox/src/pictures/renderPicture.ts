import { Transformer } from '@napi-rs/image';
import { pictureSize } from '../platform/toPicture.ts';
import { drawScene, type Picture } from './scenes/drawScene.ts';

/**
 * WebP is for browsers. PNG is for messengers and mail programs, where the large size has the proportions of link
 * previews.
 */
type Format = 'webp' | 'png';

/** The renderer enlarges smaller drawings, which takes longer than scaling this one down. */
const canvas = { width: 1200, height: 800 };

const preview = { width: 1200, height: 630 };

/** Rendering takes up to 70 ms. Scenes, turns and brands are few, so all results fit: 15 kB each. */
const rendered = new Map<string, Promise<Buffer>>();

/** Renders a scene in one of two sizes. */
export function renderPicture(picture: Picture, format: Format, isLarge: boolean): Promise<Buffer> {
  const key = JSON.stringify([picture, format, isLarge]);
  const known = rendered.get(key);
  if (known) return known;
  const image = render(picture, format, isLarge);
  rendered.set(key, image);
  return image;
}

function render(picture: Picture, format: Format, isLarge: boolean): Promise<Buffer> {
  if (format === 'png' && isLarge) return Transformer.fromSvg(drawScene(picture, preview)).png();
  const scale = isLarge ? 2 : 1;
  const image = Transformer.fromSvg(drawScene(picture, canvas)).fastResize({
    width: pictureSize.width * scale,
    height: pictureSize.height * scale,
  });
  return format === 'webp' ? image.webp(80) : image.png();
}
