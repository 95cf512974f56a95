/** Pictures that people put up: checked by their content and written anew, so that nothing but the picture is kept. */
import { ResizeFit, Transformer } from '@napi-rs/image';
import { imageSize } from 'image-size';
import { fault } from '../../server/fault.ts';

const mostPixels = 25_000_000;

/** Longest side in pixels (specification 1, section 9). */
const longestSide = 800;

const kinds = new Set(['jpg', 'png', 'webp']);

/**
 * Reads an uploaded picture and writes it as WebP of at most 800 pixels: upright, without the place,
 * camera and whatever else a file may hold.
 * @throws 415 for other kinds, 422 when it has too many pixels or is broken
 */
export async function cleanPicture(upload: Uint8Array): Promise<Buffer> {
  // Only the head is read here; a small file can claim to be a huge picture.
  const { width, height } = headOf(upload);
  if (width * height > mostPixels)
    throw fault(
      422,
      'picture.error.toomanypixels',
      `A picture has at most ${mostPixels / 1_000_000} million pixels`,
      { args: [{ type: 'NUMBER', value: String(mostPixels / 1_000_000) }] },
    );
  try {
    const picture = new Transformer(upload).rotate();
    if (Math.max(width, height) > longestSide)
      picture.resize({ width: longestSide, height: longestSide, fit: ResizeFit.Inside });
    return await picture.webp(82);
  } catch {
    throw fault(422, 'picture.error.notreadable', 'The picture cannot be read');
  }
}

function headOf(upload: Uint8Array): { width: number; height: number } {
  try {
    const { type, width, height } = imageSize(upload);
    if (type && kinds.has(type)) return { width, height };
  } catch {
    // No picture at all.
  }
  throw fault(415, 'picture.error.kindnottaken', 'A picture is JPEG, PNG or WebP');
}
