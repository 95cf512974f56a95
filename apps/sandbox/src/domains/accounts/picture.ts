/**
 * Validates uploaded pictures by content and re-encodes them, which removes everything but the image.
 * Uses @napi-rs/image because sharp includes an LGPL library.
 */
import { Transformer } from '@napi-rs/image';
import { imageSize } from 'image-size';
import pLimit from 'p-limit';
import { apiError } from '../../platform/http/apiError.ts';

const maxPixels = 25_000_000;

/** Processes one picture at a time: 25 million pixels take 100 MB when decoded. */
const queue = pLimit(1);

/** Maximum side length of profile pictures in pixels (spec 1.9). */
const defaultSide = 800;

const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  // JPEG
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  // PNG
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  // WebP
  (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
];

/** Returns whether a file starts with the signature of an accepted image format. */
export const isPicture = (bytes: Buffer): boolean => signatures.some((fits) => fits(bytes));

/**
 * Re-encodes a picture as WebP: upright, without location, camera and other metadata.
 * @param longestSide maximum side length in pixels
 * @throws 415 for other formats, 422 for too many pixels or a broken file
 */
export async function cleanPicture(
  upload: Uint8Array,
  longestSide: number = defaultSide,
): Promise<Buffer> {
  const bytes = Buffer.from(upload);
  if (!isPicture(bytes))
    throw apiError(415, 'picture.error.kindnottaken', 'A picture is JPEG, PNG or WebP');
  const { width, height } = readSize(bytes);
  if (width * height > maxPixels)
    throw apiError(
      422,
      'picture.error.toomanypixels',
      `A picture has at most ${maxPixels / 1_000_000} million pixels`,
      { args: [{ type: 'NUMBER', value: String(maxPixels / 1_000_000) }] },
    );
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const upright = new Transformer(bytes)
    .rotate()
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  try {
    return await queue(() => upright.webp(82));
  } catch {
    throw notReadableError();
  }
}

/**
 * Reads the displayed width and height from the header only, because a small file can claim to be a huge picture.
 * @throws 422
 */
function readSize(bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // Orientations from 5 swap width and height.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    throw notReadableError();
  }
}

function notReadableError(): Error {
  return apiError(422, 'picture.error.notreadable', 'The picture cannot be read');
}

export function avatarUrl(id: string): string {
  return `/avatars/${id}.webp`;
}
