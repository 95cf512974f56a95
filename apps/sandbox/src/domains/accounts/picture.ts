/**
 * Pictures that people put up: checked by their content and written anew, so that nothing but the picture is kept.
 * @napi-rs/image does it, not sharp: that brings a library under the LGPL.
 */
import { Transformer } from '@napi-rs/image';
import { imageSize } from 'image-size';
import pLimit from 'p-limit';
import { fault } from '../../server/fault.ts';

const mostPixels = 25_000_000;

/** One picture at a time: unpacked, 25 million pixels take 100 MB. */
const inTurn = pLimit(1);

/** Longest side in pixels of what people show of themselves (specification 1, section 9). */
const usualSide = 800;

const kinds: readonly ((bytes: Buffer) => boolean)[] = [
  // JPEG
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  // PNG
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  // WebP
  (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
];

/** Whether a file begins like a picture of a kind that is taken. */
export const isPicture = (bytes: Buffer): boolean => kinds.some((fits) => fits(bytes));

/**
 * Reads an uploaded picture and writes it as WebP: upright, without the place, camera and whatever else a file may hold.
 * @param longestSide that it has at most, in pixels
 * @throws 415 for other kinds, 422 when it has too many pixels or is broken
 */
export async function cleanPicture(
  upload: Uint8Array,
  longestSide: number = usualSide,
): Promise<Buffer> {
  const bytes = Buffer.from(upload);
  if (!isPicture(bytes))
    throw fault(415, 'picture.error.kindnottaken', 'A picture is JPEG, PNG or WebP');
  const { width, height } = sizeOf(bytes);
  if (width * height > mostPixels)
    throw fault(
      422,
      'picture.error.toomanypixels',
      `A picture has at most ${mostPixels / 1_000_000} million pixels`,
      { args: [{ type: 'NUMBER', value: String(mostPixels / 1_000_000) }] },
    );
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const upright = new Transformer(bytes)
    .rotate()
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  try {
    return await inTurn(() => upright.webp(82));
  } catch {
    throw notReadable();
  }
}

/**
 * Width and height as they are seen. Only the head is read: a small file can claim to be a huge picture.
 * @throws 422
 */
function sizeOf(bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // From 5 on the camera was held sideways.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    throw notReadable();
  }
}

function notReadable(): Error {
  return fault(422, 'picture.error.notreadable', 'The picture cannot be read');
}
