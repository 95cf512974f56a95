import { Buffer } from 'node:buffer';

/**
 * Adds Exif data to a JPEG as a camera does: orientation and position (Exif 2.3: a TIFF structure in the segment
 * APP1).
 * @param latitude whole degrees north; 30 minutes are added
 */
export function withExif(
  jpeg: Buffer,
  { orientation, latitude }: { orientation: number; latitude: number },
): Buffer {
  const short = 3;
  const ascii = 2;
  const long = 4;
  const rational = 5;
  const gpsOffset = 38;
  const valuesOffset = 68;
  const tiff = Buffer.concat([
    Buffer.from('4d4d002a00000008', 'hex'),
    directory([entry(0x0112, short, 1, orientation << 16), entry(0x8825, long, 1, gpsOffset)]),
    directory([
      entry(0x0001, ascii, 2, Buffer.from('N\0\0\0').readUInt32BE()),
      entry(0x0002, rational, 3, valuesOffset),
    ]),
    numbers([latitude, 1, 30, 1, 0, 1]),
  ]);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

function directory(entries: readonly Buffer[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
}

function entry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  bytes.writeUInt32BE(value >>> 0, 8);
  return bytes;
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}
