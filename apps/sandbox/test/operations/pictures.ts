/** Pictures to upload. */
import { Transformer } from '@napi-rs/image';

/** Metadata that a phone writes into a photo, with location and device. */
export const photoMetadata = 'GPS 52.5200 N 13.4050 E, Sample Phone 1';

/** Creates the Exif segment of a JPEG: orientation 6 (sideways), followed by the metadata. */
function createExifSegment(): Buffer {
  const header = Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1');
  // One entry: tag 0x0112, type short, count 1, value 6; then no further directory.
  const entry = Buffer.from('000101120003000000010006000000000000', 'hex');
  const content = Buffer.concat([header, entry, Buffer.from(photoMetadata)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from('ffe1', 'hex'), length, content]);
}

async function encodePicture(kind: 'jpeg' | 'png', width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4, 0x77);
  return Transformer.fromRgbaPixels(pixels, width, height)[kind]();
}

/** Creates a JPEG with a location. @param width before it is rotated upright */
export async function createPhoto(width = 1200, height = 900): Promise<Uint8Array<ArrayBuffer>> {
  const plain = await encodePicture('jpeg', width, height);
  return new Uint8Array(
    Buffer.concat([plain.subarray(0, 2), createExifSegment(), plain.subarray(2)]),
  );
}

export async function createDrawing(
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encodePicture('png', width, height));
}
