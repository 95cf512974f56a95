/** Files for picture uploads. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A tiny PNG that claims 20000 by 20000 pixels. */
const claim =
  'iVBORw0KGgoAAAANSUhEUgAATiAAAE4gCAYAAADjcEY5AAAACUlEQVR4nGMAAAABAAFe/335AAAAAElFTkSuQmCC';

/** A GIF of one pixel. */
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const files = {
  /** A PNG of one pixel. */
  picture: new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }),
  /** Not an image. */
  pdf: new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
  /** A minimal PDF. */
  document: new Blob(['%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n'], { type: 'application/pdf' }),
  /** An image of an unsupported type. */
  gif: new Blob([Buffer.from(gif, 'base64')], { type: 'image/gif' }),
  huge: new Blob([Buffer.from(claim, 'base64')], { type: 'image/png' }),
  /** Starts like a JPEG. */
  broken: new Blob([Buffer.from('ffd8ffe000104a464946', 'hex')], { type: 'image/jpeg' }),
};
