/** Pictures to put up. */
import { Transformer } from '@napi-rs/image';

/** What a telephone writes about place and camera into a photo; it holds the picture sideways, too. */
export const place = 'GPS 52.5200 N 13.4050 E, Sample Phone 1';

/** The segment of a JPEG that says how it was held (orientation 6), followed by where it was taken. */
function exif(): Buffer {
  const header = Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1');
  // One entry: tag 0x0112, a short, once, 6; then no further directory.
  const entry = Buffer.from('000101120003000000010006000000000000', 'hex');
  const content = Buffer.concat([header, entry, Buffer.from(place)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from('ffe1', 'hex'), length, content]);
}

async function encoded(kind: 'jpeg' | 'png', width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4, 0x77);
  return Transformer.fromRgbaPixels(pixels, width, height)[kind]();
}

/** A JPEG with a place in it. @param width before it is turned upright */
export async function photo(width = 1200, height = 900): Promise<Uint8Array<ArrayBuffer>> {
  const plain = await encoded('jpeg', width, height);
  return new Uint8Array(Buffer.concat([plain.subarray(0, 2), exif(), plain.subarray(2)]));
}

export async function drawing(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encoded('png', width, height));
}
