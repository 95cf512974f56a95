/** Pictures to put up. */
import { Transformer } from '@napi-rs/image';

/** What a picture of one colour is made with. */
export const plain = (width: number, height: number): Transformer =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(0x77), width, height);

/** "Exif", one entry that leads to the GPS part, and there "N" as the latitude's half (TIFF 6, Exif 2.3). */
const place = Buffer.from(
  '4578696600004d4d002a00000008000188250004000000010000001a00000000' +
    '000100010002000000024e00000000000000',
  'hex',
);

/** A JPEG with a place in it, as a telephone makes them. */
export async function photo(width = 1200, height = 900): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await plain(width, height).jpeg();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(place.length + 2);
  // Behind the first two bytes, which begin every JPEG.
  return new Uint8Array(
    Buffer.concat([
      bytes.subarray(0, 2),
      Buffer.from([0xff, 0xe1]),
      length,
      place,
      bytes.subarray(2),
    ]),
  );
}
