/** Longest side in pixels (spec 5 and 9). */
const longestSide = 800;

/**
 * Re-encodes a picture as JPEG: upright, at most 800 pixels long, and without metadata such as the
 * location. Transparent areas become white.
 * @throws {DOMException} if the browser cannot decode the file
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('This browser cannot create a 2D canvas context.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new DOMException('The picture is too large.'))),
      'image/jpeg',
      0.9,
    );
  });
}
