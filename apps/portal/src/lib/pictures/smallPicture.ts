/** Longest side in pixels (specification 1, sections 5 and 9). */
const longestSide = 800;

/**
 * Draws a picture anew as JPEG: upright, at most 800 pixels long, and without anything else that the file held, such as the
 * place where it was taken. What is transparent becomes white.
 * @throws {DOMException} when the browser cannot read the file as a picture
 */
export async function smallPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('The browser gives no canvas to draw on.');
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
