/** Pictures that people put up: checked by their content and written anew, so that nothing but the picture is kept. */
import sharp from 'sharp';
import { fault } from '../../server/fault.ts';

const mostPixels = 25_000_000;

/** Longest side in pixels (specification 1, section 9). */
const longestSide = 800;

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

/**
 * Reads an uploaded picture and writes it as WebP of at most 800 pixels: upright, without the place,
 * camera and whatever else a file may hold.
 * @throws 415 for other kinds, 422 when it has too many pixels or is broken
 */
export async function cleanPicture(upload: Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(upload);
  if (!kinds.some((fits) => fits(bytes)))
    throw fault(415, 'picture.error.kindnottaken', 'A picture is JPEG, PNG or WebP');
  // Only the head is read here; a small file can claim to be a huge picture.
  const { width, height } = await orUnreadable(
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  if (width * height > mostPixels)
    throw fault(
      422,
      'picture.error.toomanypixels',
      `A picture has at most ${mostPixels / 1_000_000} million pixels`,
      { args: [{ type: 'NUMBER', value: String(mostPixels / 1_000_000) }] },
    );
  return orUnreadable(
    sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  );
}

async function orUnreadable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch {
    throw fault(422, 'picture.error.notreadable', 'The picture cannot be read');
  }
}
