/** Pictures to put up. */
import sharp from 'sharp';

/** A JPEG with a place in it, as a telephone makes them. */
export async function photo(width = 1200, height = 900): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#335577' } });
  const bytes = await picture
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(bytes);
}
